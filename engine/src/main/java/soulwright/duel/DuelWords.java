package soulwright.duel;

import java.util.List;
import soulwright.effect.Words;

/** The words that every duel has, whatever its ruleset: what cards and players are, what can be done to them, and what is told. */
public final class DuelWords {
    /** The machine that these words belong to, as verbs, events and places name it. */
    static final String DUEL = "duel";

    private DuelWords() {}

    public static Words words() {
        Words.Builder words = Words.builder();
        DuelVerbs.addTo(words);
        DuelThings.addTo(words);
        DuelEvents.addTo(words);
        DuelPlaces.addTo(words);
        words.set("until", List.of("action-end", "detached"))
                .said("until", "action-end", "the end of the action")
                .said("until", "detached", "it is detached");
        return words.build();
    }
}
