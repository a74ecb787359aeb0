package soulwright.editor.board.drawing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Paints the last land and all that hang together with it and are the same. */
public record FillTool() implements Tool {
    @Override
    public String title() {
        return "Fill";
    }

    @Override
    public boolean needsOneLand() {
        return true;
    }

    @Override
    public Set<Cell> lands(Drawing drawing, List<Cell> trail, Layer layer) {
        Cell start = trail.get(trail.size() - 1);
        if (!drawing.holds(start)) {
            return Set.of();
        }
        Optional<Paint> same = layer.pick(drawing, start);
        Set<Cell> lands = new LinkedHashSet<>(List.of(start));
        Deque<Cell> next = new ArrayDeque<>(lands);
        while (!next.isEmpty()) {
            Cell cell = next.remove();
            for (Cell near : List.of(cell.moved(0, -1), cell.moved(1, 0), cell.moved(0, 1), cell.moved(-1, 0))) {
                boolean joins = drawing.holds(near) && layer.pick(drawing, near).equals(same);
                if (joins && lands.add(near)) {
                    next.add(near);
                }
            }
        }
        return lands;
    }
}
