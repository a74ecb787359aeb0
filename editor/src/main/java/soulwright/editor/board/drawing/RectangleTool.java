package soulwright.editor.board.drawing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Paints all lands between two corners, the first land and the last. */
public record RectangleTool() implements Tool {
    @Override
    public String title() {
        return "Rectangle";
    }

    @Override
    public boolean needsOneLand() {
        return false;
    }

    @Override
    public Set<Cell> lands(Drawing drawing, List<Cell> trail, Layer layer) {
        Cell one = trail.get(0);
        Cell other = trail.get(trail.size() - 1);
        Set<Cell> lands = new LinkedHashSet<>();
        for (int row = Math.min(one.row(), other.row()); row <= Math.max(one.row(), other.row()); row++) {
            for (int column = Math.min(one.column(), other.column());
                    column <= Math.max(one.column(), other.column());
                    column++) {
                lands.add(new Cell(column, row));
            }
        }
        return lands;
    }
}
