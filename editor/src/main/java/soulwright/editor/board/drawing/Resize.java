package soulwright.editor.board.drawing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import soulwright.content.piece.Terrain;

/**
 * Makes a board larger or smaller, and mends its outline: afterwards it has as many rows and lands as its size says, homes in the corners
 * and the boss in the centre. What still fits stays, and new lands are like those nearest to them.
 *
 * @param size lands a side, odd
 */
public record Resize(int size, Anchor anchor) {
    public Resize {
        if (size < 3 || size % 2 == 0) {
            throw new IllegalArgumentException("a board has a centre: " + size);
        }
    }

    /** The board in its new size. */
    public Drawing of(Drawing drawing, World world, Letters letters) {
        int old = Math.max(1, drawing.size());
        int east = anchor.east(size - old);
        int south = anchor.south(size - old);
        String usual = usual(world);
        Drawing explained = explained(explained(drawing, Drawing.HOME, letters), Drawing.BOSS, letters);
        if (ground(drawing.centre(), explained).isEmpty()) {
            explained = explained(explained, usual, letters);
        }
        List<List<String>> lands = lands(east, south, explained, usual, letters);
        Drawing bare = new Drawing(size, explained.legend(), lands, List.of(), elevation(drawing, east, south, world));
        return bare.with(buildings(drawing, east, south, bare, world));
    }

    private static Drawing explained(Drawing drawing, String word, Letters letters) {
        String letter = letters.of(word, drawing);
        return drawing.legend().containsKey(letter) ? drawing : drawing.explaining(letter, word);
    }

    /** What an empty board is drawn with. */
    private static String usual(World world) {
        return world.all(Terrain.KIND).stream()
                .filter(terrain -> !terrain.blocked())
                .findFirst()
                .map(world::word)
                .orElse(Drawing.HOME);
    }

    private List<List<String>> lands(int east, int south, Drawing old, String usual, Letters letters) {
        List<List<String>> lands = new ArrayList<>();
        for (int row = 1; row <= size; row++) {
            List<String> signs = new ArrayList<>();
            for (int column = 1; column <= size; column++) {
                Cell cell = new Cell(column, row);
                signs.add(fixed(cell)
                        .map(word -> letters.of(word, old))
                        .or(() -> ground(cell.moved(-east, -south), old))
                        .orElseGet(() -> letters.of(usual, old)));
            }
            lands.add(signs);
        }
        return lands;
    }

    /** What a land is on every board of this size. */
    private Optional<String> fixed(Cell cell) {
        boolean corner = (cell.column() == 1 || cell.column() == size) && (cell.row() == 1 || cell.row() == size);
        boolean middle = cell.equals(new Cell(1 + size / 2, 1 + size / 2));
        return corner ? Optional.of(Drawing.HOME) : middle ? Optional.of(Drawing.BOSS) : Optional.empty();
    }

    /** The letter of the land nearest to a place that is no home and not the boss's. */
    private static Optional<String> ground(Cell cell, Drawing old) {
        return old.cells()
                .filter(land -> !old.isHome(land) && !old.isBoss(land))
                .min(Comparator.comparing(land -> distance(land, cell, old)))
                .flatMap(old::letter);
    }

    /** Of lands that are as near, the one nearer to the centre counts as nearer, so that what was symmetric stays so. */
    private static double distance(Cell land, Cell cell, Drawing old) {
        double middle = (1 + old.size()) / 2.0;
        int steps = Math.max(Math.abs(land.column() - cell.column()), Math.abs(land.row() - cell.row()));
        return steps + (Math.abs(land.column() - middle) + Math.abs(land.row() - middle)) / (8.0 * old.extent() + 8);
    }

    private List<Building> buildings(Drawing old, int east, int south, Drawing bare, World world) {
        return old.buildings().stream()
                .map(building -> building.standing(building.at().moved(east, south)))
                .filter(building -> bare.word(building.at())
                        .filter(word -> DwellingPaint.canStandOn(word, world))
                        .isPresent())
                .toList();
    }

    /** What was written, and for new lands what the ruleset's formula says. */
    private List<List<String>> elevation(Drawing old, int east, int south, World world) {
        List<List<String>> rows = new ArrayList<>();
        for (int row = 1; row <= size && !old.elevation().isEmpty(); row++) {
            List<String> figures = new ArrayList<>();
            for (int column = 1; column <= size; column++) {
                Cell cell = new Cell(column, row);
                figures.add(old.height(cell.moved(-east, -south))
                        .orElseGet(() -> String.valueOf(world.height(cell, size).orElse(1))));
            }
            rows.add(figures);
        }
        return rows;
    }
}
