package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.game.LogLine;
import soulwright.game.View;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;

/**
 * All that somebody sees who decides: how the game stands, what happened since he last did, and what he can do.
 *
 * @param intro what he must know who sees it for the first time
 * @param news what happened
 */
record Screen(GamePicture picture, View view, Arranged decision, List<String> intro, List<LogLine> news) {
    private static final int PROMPT = 1;
    private static final int LEAST = 7;

    /** As much as fits, and always choices. The standing keeps its size, whatever there is to tell and to choose. */
    List<Line> lines(Size size) {
        int width = size.columns();
        int room = size.rows() - PROMPT - Math.max(LEAST, size.rows() / 4);
        List<Line> lines = new ArrayList<>(picture.standing(view, Optional.of(decision), new Size(width, room)));
        int left = Math.max(LEAST, size.rows() - PROMPT - lines.size());
        News told = News.of(news, picture.actors(view));
        int least = told.isEmpty() ? 0 : 1;
        List<Line> asked = choices().lines(width, left - least);
        List<Line> first = intro(width, left - least - asked.size());
        lines.addAll(first);
        if (!told.isEmpty()) {
            lines.addAll(told.lines(width, left - first.size() - asked.size()));
        }
        lines.addAll(asked);
        return lines;
    }

    private List<Line> intro(int width, int rows) {
        return intro.stream()
                .flatMap(words -> Block.wrap(words, width, 0).stream())
                .limit(Math.max(0, rows))
                .toList();
    }

    Choices choices() {
        return new Choices(decision, picture.ways(view, decision));
    }
}
