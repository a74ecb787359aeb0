package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.game.Decision;
import soulwright.game.View;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;
import soulwright.tools.terminal.Style;

/**
 * All that somebody sees who decides: how the game stands, what happened since he last did, and what he can do.
 *
 * @param news the lines of what happened
 */
record Screen(GamePicture picture, View view, Decision decision, List<String> news) {
    private static final int PROMPT = 1;

    /** As much as fits, and always the choices. */
    List<Line> lines(Size size) {
        int width = size.columns();
        Choices choices = choices();
        List<Line> told = told(width);
        int asked = Math.min(choices.all(width).size(), Math.max(6, size.rows() / 3));
        int left = size.rows() - PROMPT - asked;
        List<Line> standing =
                picture.standing(view, Optional.of(decision), new Size(width, left - Math.min(told.size(), left / 5)));
        int rest = Math.max(1, left - standing.size());
        List<Line> lines = new ArrayList<>(standing);
        lines.addAll(latest(told, rest));
        lines.addAll(choices.lines(width, asked + Math.max(0, rest - told.size())));
        return lines;
    }

    Choices choices() {
        return new Choices(decision, picture.ways(view, decision));
    }

    private List<Line> told(int width) {
        return news.stream()
                .flatMap(words -> Block.wrap("- " + words, width, 2).stream())
                .map(line -> Line.of(line.text(), Style.FAINT))
                .toList();
    }

    private static List<Line> latest(List<Line> told, int rows) {
        if (told.size() <= rows) {
            return told;
        }
        int hidden = told.size() - rows + 1;
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of("- ... %d lines more: log shows them".formatted(hidden), Style.FAINT));
        lines.addAll(told.subList(hidden, told.size()));
        return lines;
    }
}
