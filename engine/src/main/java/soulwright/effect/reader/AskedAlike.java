package soulwright.effect.reader;

import java.util.HashMap;
import java.util.Map;
import soulwright.diagnostic.Code;
import soulwright.effect.Findings;
import soulwright.effect.Spot;
import soulwright.effect.compiled.Phrases;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Targets;

/** Targets of one act for which a player would be asked in the same words, so that he could not tell which one he chooses. */
final class AskedAlike {
    private final Findings findings;

    AskedAlike(Findings findings) {
        this.findings = findings;
    }

    void check(Targets targets) {
        Map<String, String> asked = new HashMap<>();
        targets.selectors().forEach((name, selector) -> {
            if (selector instanceof Selector.Pick pick && isAskedPlainly(pick)) {
                String before = asked.putIfAbsent(Phrases.choose(pick), name);
                if (before != null) {
                    report(before, name, pick);
                }
            }
        });
    }

    private static boolean isAskedPlainly(Selector.Pick pick) {
        return pick.how().name().equals("choose")
                && !pick.arguments().containsKey("prompt")
                && !pick.arguments().containsKey("by");
    }

    private void report(String before, String name, Selector.Pick pick) {
        findings.report(
                Code.ASKED_ALIKE,
                Spot.of(pick.source()),
                "a player is asked for \"%s\" as for \"%s\": \"%s\"".formatted(name, before, Phrases.choose(pick)),
                "say with `prompt` what each is chosen for");
    }
}
