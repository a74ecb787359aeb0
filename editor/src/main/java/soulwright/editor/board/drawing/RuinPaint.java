package soulwright.editor.board.drawing;

import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.piece.Ruin;

/**
 * A ruin over a dwelling, or none, so that the dwelling is open.
 *
 * @param ruin as the board writes it
 * @param levels how many of the ruin's levels there are; without it, all
 */
public record RuinPaint(Optional<String> ruin, OptionalInt levels) implements Paint {
    @Override
    public Layer layer() {
        return Layer.RUIN;
    }

    @Override
    public String title(World world) {
        return ruin.map(word -> world.ruin(word).map(Ruin::name).orElse(word)).orElse("No ruin");
    }

    @Override
    public Optional<String> whyNot(Drawing drawing, Cell cell, World world) {
        Optional<Building> building = drawing.building(cell);
        if (building.isEmpty()) {
            return ruin.isEmpty() ? Optional.empty() : Optional.of("A ruin needs a dwelling; put one here first.");
        }
        String dwelling = building.get().dwelling();
        return ruin.filter(wanted -> !DwellingPaint.canBe(dwelling, wanted, world))
                .map(wanted -> "%s is never the ruin of %s."
                        .formatted(
                                world.ruin(wanted).map(known -> known.name()).orElse(wanted),
                                world.dwelling(dwelling)
                                        .map(known -> known.name())
                                        .orElse(dwelling)));
    }

    @Override
    public Drawing on(Drawing drawing, Collection<Cell> cells, World world, Letters letters) {
        return drawing.rebuilt(
                cells, building -> ruin.map(by -> building.ruined(by, levels)).orElseGet(building::opened));
    }
}
