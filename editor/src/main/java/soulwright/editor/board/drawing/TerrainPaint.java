package soulwright.editor.board.drawing;

import java.util.Collection;
import java.util.Optional;
import soulwright.content.piece.Terrain;

/**
 * A terrain; or {@link Drawing#HOME} for corners, or {@link Drawing#BOSS} for the centre.
 *
 * @param word as the board writes it
 */
public record TerrainPaint(String word) implements Paint {
    @Override
    public Layer layer() {
        return Layer.TERRAIN;
    }

    @Override
    public String title(World world) {
        return switch (word) {
            case Drawing.HOME -> "Home";
            case Drawing.BOSS -> "Boss";
            default -> world.terrain(word).map(Terrain::name).orElse(word);
        };
    }

    @Override
    public Optional<String> whyNot(Drawing drawing, Cell cell, World world) {
        if (!drawing.holds(cell)) {
            return Optional.of("There is no land here.");
        }
        boolean corner = drawing.corners().contains(cell);
        boolean centre = drawing.centre().equals(cell);
        return switch (word) {
            case Drawing.HOME -> corner ? Optional.empty() : Optional.of("Players start only in the corners.");
            case Drawing.BOSS -> centre ? Optional.empty() : Optional.of("The boss is only in the centre.");
            default ->
                corner && drawing.isHome(cell)
                        ? Optional.of("Players start in the corners, so they stay as they are.")
                        : centre && drawing.isBoss(cell)
                                ? Optional.of("The boss is in the centre, so it stays as it is.")
                                : Optional.empty();
        };
    }

    /** No dwelling stays where none can stand: in homes, on the boss's land, on terrain that nobody can enter. */
    @Override
    public Drawing on(Drawing drawing, Collection<Cell> cells, World world, Letters letters) {
        String letter = letters.of(word, drawing);
        Drawing explained = drawing.legend().containsKey(letter) ? drawing : drawing.explaining(letter, word);
        Drawing painted = explained.lettered(cells, letter);
        return DwellingPaint.canStandOn(word, world) ? painted : painted.cleared(cells);
    }
}
