package soulwright.content.duel;

import java.util.List;
import java.util.Map;
import soulwright.content.Copy;
import soulwright.content.Reading;

/**
 * What is kept of each player.
 *
 * @param traits by which of the ruleset's traits players differ
 */
public record DuelPlayer(Map<String, DuelNumber> numbers, List<String> traits) {
    public DuelPlayer {
        numbers = Copy.of(numbers);
        traits = List.copyOf(traits);
    }

    public static DuelPlayer of(Reading player) {
        return new DuelPlayer(
                player.at("numbers").map(DuelNumber::of), player.at("traits").words());
    }
}
