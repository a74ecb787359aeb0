package soulwright.tools.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import soulwright.game.View;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** How to play with a keyboard. */
final class HelpPage {
    private static final int WORDS = 16;

    private HelpPage() {}

    static List<Line> lines(GamePicture picture, View view, int width) {
        List<Line> lines = new ArrayList<>();
        picture.goal(view).forEach(words -> lines.addAll(Block.wrap(words, width, 0)));
        lines.addAll(Block.wrap(picture.help(), width, 0));
        picture.extras(view).forEach(extra -> lines.addAll(entry(extra.typed(), extra.meaning(), width)));
        Arrays.stream(Word.values()).forEach(word -> lines.addAll(entry(word.usage(), word.meaning(), width)));
        return lines;
    }

    private static List<Line> entry(String usage, String meaning, int width) {
        List<Line> typed = List.of(Line.of("  " + usage, Style.BOLD));
        return Block.beside(typed, WORDS, Block.wrap(meaning, width - WORDS, 0));
    }
}
