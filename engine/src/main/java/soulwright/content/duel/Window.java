package soulwright.content.duel;

import java.util.List;
import java.util.OptionalInt;
import soulwright.content.Check;
import soulwright.content.Reading;

/**
 * A moment in which players may answer.
 *
 * @param plays the actions that may be done in it
 * @param first who is asked first
 * @param depth how many answers may lie upon each other
 * @param answers how many a player may give in all; without it, any number
 */
public record Window(String name, List<String> plays, First first, int depth, OptionalInt answers) {
    public Window {
        Check.some(plays, "action");
        Check.within(1, 99, depth, "depth");
        Check.within(1, 99, answers, "answers");
        plays = List.copyOf(plays);
    }

    public static Window of(Reading window) {
        return new Window(
                window.at("name").word(window.key()),
                window.at("plays").words(),
                window.at("first").oneOf(First.class, First.OPPONENT),
                window.at("depth").number(16),
                window.at("answers").figure());
    }

    /** Whoever opened it, or the opponent. */
    public enum First {
        ME,
        OPPONENT
    }
}
