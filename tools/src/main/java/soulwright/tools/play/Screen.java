package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.game.Decision;
import soulwright.game.View;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;

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
        List<Line> asked = choices().lines(width, left - Math.min(1, news.size()));
        lines.addAll(News.of(news, picture.actors(view)).lines(width, left - asked.size()));
        lines.addAll(asked);
        return lines;
    }

    Choices choices() {
        return new Choices(decision, picture.ways(view, decision));
    }
}
