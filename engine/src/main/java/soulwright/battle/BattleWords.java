package soulwright.battle;

import java.util.List;
import soulwright.effect.Words;

/** The words of a battle: two sides, each a summoner with at most one monster out, or a monster alone. */
public final class BattleWords {
    private BattleWords() {}

    /** Adds them; they are the same for every pack. A ruleset declares its attributes, traits, numbers, attacks and choices. */
    public static void addTo(Words.Builder words) {
        BattleVerbs.add(words);
        Characters.add(words);
        Cards.add(words);
        BattleEvents.add(words);
        BattlePlaces.add(words);
        words.set("card-kinds", Cards.KINDS)
                .set("endings", BattleVerbs.ENDINGS)
                .set("until", List.of("battle-end", "day-end"))
                .set("spans", List.of("battle", "day"))
                .said("until", "battle-end", "the end of the battle")
                .said("until", "day-end", "the end of the day")
                .said("actions", "cover", "cover its summoner")
                .said("that", "loser", "whoever lost it")
                .said("that", "last", "it was the last level");
    }
}
