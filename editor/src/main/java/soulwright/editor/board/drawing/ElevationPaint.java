package soulwright.editor.board.drawing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An elevation.
 *
 * @param figure how high; nothing for what the ruleset's formula says
 */
public record ElevationPaint(OptionalInt figure) implements Paint {
    @Override
    public Layer layer() {
        return Layer.ELEVATION;
    }

    @Override
    public String title(World world) {
        return figure.isPresent() ? "Elevation " + figure.getAsInt() : "Usual elevation";
    }

    @Override
    public Optional<String> whyNot(Drawing drawing, Cell cell, World world) {
        return drawing.holds(cell) ? Optional.empty() : Optional.of("There is no land here.");
    }

    /** A board on which all is as the formula says need not write it. */
    @Override
    public Drawing on(Drawing drawing, Collection<Cell> cells, World world, Letters letters) {
        if (drawing.elevation().isEmpty() && figure.isEmpty()) {
            return drawing;
        }
        List<List<String>> usual = usual(drawing, world);
        Drawing written = drawing.elevation().isEmpty() ? drawing.withElevation(usual) : drawing;
        for (Cell cell : cells) {
            String wanted = figure.isPresent() ? String.valueOf(figure.getAsInt()) : usual(cell, drawing, world);
            written = written.raised(List.of(cell), wanted);
        }
        return written.elevation().equals(usual) ? written.withElevation(List.of()) : written;
    }

    /** What the formula says of each land. */
    private static List<List<String>> usual(Drawing drawing, World world) {
        List<List<String>> rows = new ArrayList<>();
        for (int row = 1; row <= drawing.lands().size(); row++) {
            List<String> figures = new ArrayList<>();
            for (int column = 1; column <= drawing.lands().get(row - 1).size(); column++) {
                figures.add(usual(new Cell(column, row), drawing, world));
            }
            rows.add(figures);
        }
        return rows;
    }

    private static String usual(Cell cell, Drawing drawing, World world) {
        return String.valueOf(Math.max(0, world.height(cell, drawing.size()).orElse(1)));
    }
}
