package soulwright.pack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Sink;
import soulwright.effect.lint.Facts;
import soulwright.effect.lint.NeverHeard;
import soulwright.effect.lint.NoCandidate;
import soulwright.effect.lint.PrintedEntry;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/**
 * Checks the effects of all entries together: whether what they pick from exists, and whether what they tell is heard. Waits until nothing is
 * wrong: what seems to be missing may only be misspelt.
 */
public final class EffectChecks implements ContentCheck {
    private static final String RULESETS = "rulesets";
    private static final String EVENTS = "events";

    @Override
    public void check(Definitions definitions, Sink sink) {
        if (!definitions.complete()) {
            return;
        }
        List<Facts> facts = new ArrayList<>();
        definitions.all().forEach(entry -> facts.add(entry.meanings().facts()));
        Map<String, List<Printed>> printed = new HashMap<>();
        NoCandidate noCandidate =
                new NoCandidate(kind -> printed.computeIfAbsent(kind, any -> printed(definitions, kind)), sink);
        facts.forEach(document -> document.drawn().forEach(noCandidate::check));
        new NeverHeard(sink).check(facts, declared(definitions));
    }

    private static Set<String> declared(Definitions definitions) {
        Set<String> declared = new HashSet<>();
        for (Definitions.Definition entry : definitions.all()) {
            List<String> events = entry.kind().equals(RULESETS) ? entry.words().set(EVENTS) : null;
            declared.addAll(events == null ? List.of() : events);
        }
        return declared;
    }

    private static List<Printed> printed(Definitions definitions, String kind) {
        List<Printed> printed = new ArrayList<>();
        for (Definitions.Definition entry : definitions.all()) {
            if (entry.kind().equals(kind) && !entry.isAbstract()) {
                printed.add(new Printed(entry));
            }
        }
        return printed;
    }

    private record Printed(Definitions.Definition entry) implements PrintedEntry {
        @Override
        public String id() {
            return entry.id();
        }

        @Override
        public YamlMap tree() {
            return entry.tree();
        }

        @Override
        public @Nullable String idAt(YamlNode reference) {
            return entry.idAt(reference);
        }
    }
}
