package soulwright.editor.board.drawing;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Says which lands are painted when somebody draws over some. */
public interface Tool {
    /** In words, for buttons. */
    String title();

    /**
     * The lands to paint.
     *
     * @param trail the lands that were passed, from the first to the last; never empty
     * @param layer that is painted, for tools that look at what is there
     */
    Set<Cell> lands(Drawing drawing, List<Cell> trail, Layer layer);

    /** Whether one land is enough to say what is painted, so that a key paints at once. */
    boolean needsOneLand();

    /** All tools. */
    static Collection<Tool> all() {
        return List.of(new BrushTool(), new LineTool(), new RectangleTool(), new FillTool());
    }
}
