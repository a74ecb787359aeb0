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
    private static final int LEAST = 7;

    /** As much as fits, and always choices. The standing keeps its size, whatever there is to tell and to choose. */
    List<Line> lines(Size size) {
        int width = size.columns();
        int room = size.rows() - PROMPT - Math.max(LEAST, size.rows() / 4);
        List<Line> lines = new ArrayList<>(picture.standing(view, Optional.of(decision), new Size(width, room)));
        int left = Math.max(LEAST, size.rows() - PROMPT - lines.size());
        List<Line> told = told(width);
        List<Line> asked = choices().lines(width, left - Math.min(1, told.size()));
        lines.addAll(latest(told, left - asked.size()));
        lines.addAll(asked);
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
