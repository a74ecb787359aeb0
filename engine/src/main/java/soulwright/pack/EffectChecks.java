package soulwright.pack;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import soulwright.diagnostic.Sink;
import soulwright.effect.lint.Drawn;
import soulwright.effect.lint.Facts;
import soulwright.effect.lint.NeverHeard;
import soulwright.effect.lint.NoCandidate;
import soulwright.effect.lint.UnreadNumbers;

/**
 * Checks the effects of all entries together: whether what they pick from exists, what they tell is heard, and what rulesets declare is read.
 * Waits until nothing is wrong: what seems to be missing may only be misspelt.
 */
public final class EffectChecks implements ContentCheck {
    private static final String RULESETS = "rulesets";

    private final NoCandidate noCandidate = new NoCandidate();

    @Override
    public void check(Definitions definitions, Sink sink) {
        if (!definitions.complete()) {
            return;
        }
        List<Facts> facts = facts(definitions);
        List<Drawn> drawn =
                facts.stream().flatMap(document -> document.drawn().stream()).toList();
        noCandidate.check(drawn, definitions::of, sink);
        new NeverHeard(sink).check(facts, declared(definitions));
        UnreadNumbers unread = new UnreadNumbers(facts, sink);
        definitions.of(RULESETS).forEach(ruleset -> unread.check(ruleset.tree(), ruleset.words()));
    }

    private static List<Facts> facts(Definitions definitions) {
        List<Facts> facts = new ArrayList<>();
        for (Definitions.Definition entry : definitions.all()) {
            Facts own = entry.meanings().facts();
            if (!own.isEmpty()) {
                facts.add(own);
            }
        }
        return facts;
    }

    private static Set<String> declared(Definitions definitions) {
        Set<String> declared = new HashSet<>();
        for (Definitions.Definition ruleset : definitions.of(RULESETS)) {
            List<String> events = ruleset.words().set(Facts.ANNOUNCED);
            declared.addAll(events == null ? List.of() : events);
        }
        return declared;
    }
}
