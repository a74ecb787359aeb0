package soulwright.editor.board.drawing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Paints the straight line from the first land to the last. */
public record LineTool() implements Tool {
    @Override
    public String title() {
        return "Line";
    }

    @Override
    public boolean needsOneLand() {
        return false;
    }

    @Override
    public Set<Cell> lands(Drawing drawing, List<Cell> trail, Layer layer) {
        return new LinkedHashSet<>(between(trail.get(0), trail.get(trail.size() - 1)));
    }

    /** The lands nearest to the straight line between two, both included. */
    static List<Cell> between(Cell from, Cell to) {
        int east = to.column() - from.column();
        int south = to.row() - from.row();
        int steps = Math.max(Math.abs(east), Math.abs(south));
        List<Cell> line = new ArrayList<>(List.of(from));
        for (int step = 1; step <= steps; step++) {
            line.add(from.moved(part(east, step, steps), part(south, step, steps)));
        }
        return line;
    }

    /** Halves away from 0, so that a line and its mirror image are the same. */
    private static int part(int whole, int step, int steps) {
        return Integer.signum(whole) * ((2 * Math.abs(whole) * step + steps) / (2 * steps));
    }
}
