package soulwright.quest;

import java.util.LinkedHashSet;
import java.util.Set;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.ContentCheck;
import soulwright.pack.Definitions;

/** Attributes, traits and numbers of a ruleset with a name that characters or players have already. */
public final class NameTaken implements ContentCheck {
    private final QuestMachine machine = new QuestMachine();

    @Override
    public Set<String> reads() {
        return Set.of("rulesets");
    }

    @Override
    public void check(Definitions definitions, Sink sink) {
        Set<Diagnostic> found = new LinkedHashSet<>();
        definitions.of("rulesets").stream()
                .filter(ruleset -> ruleset.tree().words("kind").contains(machine.kind()))
                .forEach(ruleset -> machine.declaredBy(ruleset.tree(), found::add));
        found.forEach(sink::report);
    }
}
