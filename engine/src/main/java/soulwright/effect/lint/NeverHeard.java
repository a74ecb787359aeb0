package soulwright.effect.lint;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Sink;
import soulwright.effect.Findings;
import soulwright.effect.Spot;
import soulwright.effect.compiled.Named;

/** Events of a ruleset's own that somebody waits for and nothing announces, or that are announced and nobody waits for. */
public final class NeverHeard {
    private final Findings findings;

    public NeverHeard(Sink sink) {
        this.findings = new Findings(sink);
    }

    /**
     * Looks at everything that is in sight of each other.
     *
     * @param declared the events that rulesets declare; others are told by the machines
     */
    public void check(Collection<Facts> all, Collection<String> declared) {
        List<Facts> facts = all.stream()
                .filter(document ->
                        !document.heard().isEmpty() || !document.told().isEmpty())
                .toList();
        Set<String> told = names(facts, Facts::told);
        Set<String> heard = names(facts, Facts::heard);
        for (Facts document : facts) {
            for (Named event : document.heard()) {
                if (declared.contains(event.id().id())
                        && !told.contains(event.id().id())) {
                    report(event, "nothing announces \"%s\", so this is never done");
                }
            }
            for (Named event : document.told()) {
                if (!heard.contains(event.id().id())) {
                    report(event, "nobody hears \"%s\"");
                }
            }
        }
    }

    private void report(Named event, String message) {
        findings.report(
                Code.NEVER_HEARD,
                Spot.of(event.source()),
                message.formatted(event.id().id()));
    }

    private static Set<String> names(Collection<Facts> facts, Function<Facts, List<Named>> which) {
        Set<String> names = new HashSet<>();
        for (Facts document : facts) {
            which.apply(document).forEach(event -> names.add(event.id().id()));
        }
        return names;
    }
}
