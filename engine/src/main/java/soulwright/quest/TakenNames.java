package soulwright.quest;

import java.util.HashSet;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.ThingKind;
import soulwright.effect.Words;
import soulwright.yaml.YamlScalar;

/** The names that characters and players have already, so that a ruleset cannot give one of them a second meaning. */
final class TakenNames {
    private static final Set<String> BEARERS = Set.of("character", "monster", "card", "player", "side", "summoner");

    private final Set<String> taken = new HashSet<>();
    private final Sink sink;

    TakenNames(Words words, Sink sink) {
        this.sink = sink;
        for (ThingKind kind : words.things()) {
            if (BEARERS.contains(kind.name())) {
                taken.addAll(kind.properties().keySet());
            }
        }
    }

    /** Takes a name; false, and a finding, if it is taken. */
    boolean take(YamlScalar name) {
        boolean free = taken.add(name.text());
        if (!free) {
            sink.report(Diagnostic.of(
                            Code.NAME_TAKEN, name.place(), "\"%s\" means something already".formatted(name.text()))
                    .withHelp("give it another name"));
        }
        return free;
    }
}
