package soulwright.editor.board.drawing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Paints every land that was passed, those too that a fast mouse left out. */
public record BrushTool() implements Tool {
    @Override
    public String title() {
        return "Brush";
    }

    @Override
    public boolean needsOneLand() {
        return true;
    }

    @Override
    public Set<Cell> lands(Drawing drawing, List<Cell> trail, Layer layer) {
        Set<Cell> lands = new LinkedHashSet<>();
        Cell last = trail.get(0);
        for (Cell next : trail) {
            lands.addAll(LineTool.between(last, next));
            last = next;
        }
        return lands;
    }
}
