package soulwright.tools.play;

import soulwright.tools.terminal.Line;

/**
 * Somebody who acts in a game.
 *
 * @param name as the log calls him
 * @param sign one column, by which he is known on the board as well
 */
public record Actor(String name, Line sign) {
    /** Whether a sentence says what he does. */
    boolean does(String words) {
        return words.startsWith(name + " ") || words.startsWith(name + ": ");
    }
}
