package soulwright.quest;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import soulwright.battle.Carried;

/**
 * How a game stands for one player, for whoever goes on with it when it is over.
 *
 * @param days that have begun
 * @param turns that he has had
 * @param numbers the single numbers that the ruleset declares for players, by name
 * @param carried what he takes along
 */
public record QuestResult(int days, int turns, Map<String, Integer> numbers, Carried carried) {
    public QuestResult {
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
    }
}
