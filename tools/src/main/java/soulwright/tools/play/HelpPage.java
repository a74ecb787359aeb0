package soulwright.tools.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** How to play with a keyboard. */
final class HelpPage {
    private static final int WORDS = 16;

    private HelpPage() {}

    /** @param goal what one plays for */
    static List<Line> lines(List<String> goal, int width) {
        List<Line> lines = new ArrayList<>();
        goal.forEach(words -> lines.addAll(Block.wrap(words, width, 0)));
        lines.addAll(Block.wrap(
                "Choose by typing the number of a choice or the first letters of its words. Lands can also be chosen by"
                        + " their column and row, as in 3,4, and neighbours by n, e, s and w. Besides, there are:",
                width,
                0));
        Arrays.stream(Word.values()).forEach(word -> lines.addAll(entry(word, width)));
        return lines;
    }

    private static List<Line> entry(Word word, int width) {
        List<Line> usage = List.of(Line.of("  " + word.usage(), Style.BOLD));
        return Block.beside(usage, WORDS, Block.wrap(word.meaning(), width - WORDS, 0));
    }
}
