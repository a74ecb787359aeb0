package soulwright.tools.play;

import java.util.List;
import java.util.function.IntFunction;
import soulwright.tools.terminal.Line;

/**
 * What can be typed in one kind of game.
 *
 * @param typed the word
 * @param meaning what it does, for the page of help
 * @param page what it shows, for a number of columns
 * @param skips whether it goes on to where there is something to decide, if there is nothing now
 */
public record ExtraWord(String typed, String meaning, IntFunction<List<Line>> page, boolean skips) {
    /** A word that shows a page. */
    public static ExtraWord page(String typed, String meaning, IntFunction<List<Line>> page) {
        return new ExtraWord(typed, meaning, page, false);
    }

    /** The word that goes on to the next thing that there is to decide. */
    public static ExtraWord skip(String meaning) {
        return new ExtraWord("skip", meaning, width -> List.of(Line.of("There is nothing to skip here.")), true);
    }
}
