package soulwright.editor.board.drawing;

import java.util.Collection;
import java.util.Optional;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Terrain;

/**
 * A dwelling, or none.
 *
 * @param dwelling as the board writes it
 */
public record DwellingPaint(Optional<String> dwelling) implements Paint {
    @Override
    public Layer layer() {
        return Layer.DWELLING;
    }

    @Override
    public String title(World world) {
        return dwelling.map(word -> world.dwelling(word).map(Dwelling::name).orElse(word))
                .orElse("No dwelling");
    }

    @Override
    public Optional<String> whyNot(Drawing drawing, Cell cell, World world) {
        if (!drawing.holds(cell)) {
            return Optional.of("There is no land here.");
        }
        boolean stands = dwelling.isEmpty()
                || drawing.word(cell).filter(word -> canStandOn(word, world)).isPresent();
        return stands ? Optional.empty() : Optional.of("No dwelling can stand here.");
    }

    /** Whether dwellings can stand on lands of which the legend says this. */
    static boolean canStandOn(String word, World world) {
        boolean blocked = world.terrain(word).filter(Terrain::blocked).isPresent();
        return !word.equals(Drawing.HOME) && !word.equals(Drawing.BOSS) && !blocked;
    }

    /** A dwelling that takes the place of another keeps its ruin if that can be its own. */
    @Override
    public Drawing on(Drawing drawing, Collection<Cell> cells, World world, Letters letters) {
        if (dwelling.isEmpty()) {
            return drawing.cleared(cells);
        }
        String word = dwelling.get();
        Drawing built = drawing.rebuilt(cells, building -> settle(building.is(word), world));
        for (Cell cell : cells) {
            if (built.building(cell).isEmpty()) {
                built = built.built(Building.open(cell, word));
            }
        }
        return built;
    }

    private static Building settle(Building building, World world) {
        boolean keeps = building.ruin()
                .map(ruin -> canBe(building.dwelling(), ruin, world))
                .orElse(true);
        return keeps ? building : building.opened();
    }

    /** Whether a dwelling can be such a ruin; of what is not known, that is not known either. */
    static boolean canBe(String dwelling, String ruin, World world) {
        Optional<Dwelling> known = world.dwelling(dwelling);
        return known.isEmpty()
                || world.ruin(ruin)
                        .map(here -> known.get().ruins().contains(here.id()))
                        .orElse(true);
    }
}
