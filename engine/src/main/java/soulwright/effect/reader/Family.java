package soulwright.effect.reader;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.diagnostic.Code;
import soulwright.effect.AbilityWords;
import soulwright.effect.SelectorWords;
import soulwright.effect.VerbSpec;

/** Maps in which one key names the variant: abilities, selectors; the verbs of steps are the vocabulary's. */
record Family(String noun, Map<String, VerbSpec> specs, Code none, Code unknown) {
    static final Family ABILITIES =
            new Family("ability", byName(AbilityWords.abilities()), Code.NO_ABILITY, Code.NO_ABILITY);
    static final Family SELECTORS =
            new Family("selector", byName(SelectorWords.selectors()), Code.BAD_SELECTOR, Code.BAD_SELECTOR);

    static Family verbs(Map<String, VerbSpec> verbs) {
        return new Family("verb", verbs, Code.NO_VERB, Code.UNKNOWN_VERB);
    }

    private static Map<String, VerbSpec> byName(List<VerbSpec> specs) {
        Map<String, VerbSpec> byName = new LinkedHashMap<>();
        specs.forEach(spec -> byName.put(spec.name(), spec));
        return byName;
    }
}
