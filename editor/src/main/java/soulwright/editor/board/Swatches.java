package soulwright.editor.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import soulwright.content.EntryId;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Element;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Terrain;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.DwellingPaint;
import soulwright.editor.board.drawing.ElevationPaint;
import soulwright.editor.board.drawing.Layer;
import soulwright.editor.board.drawing.RuinPaint;
import soulwright.editor.board.drawing.TerrainPaint;
import soulwright.editor.board.drawing.World;

/** All paints that there are for a layer. */
record Swatches(World world) {
    private static final int HIGHEST = 9;

    /**
     * In the order of the palette.
     *
     * @param levels of ruins that are painted; nothing for all
     */
    List<Swatch> of(Layer layer, OptionalInt levels) {
        return switch (layer) {
            case TERRAIN -> terrains();
            case DWELLING -> dwellings();
            case RUIN -> ruins(levels);
            case ELEVATION -> elevations();
        };
    }

    /** By the element of which they give most, the poor ones first; what only mends a board comes last. */
    private List<Swatch> terrains() {
        List<EntryId<Element>> elements =
                world.all(Element.KIND).stream().map(Element::id).toList();
        List<Swatch> all = world.all(Terrain.KIND).stream()
                .sorted(Comparator.comparing((Terrain terrain) -> main(terrain, elements))
                        .thenComparing(world::soulPower))
                .map(this::terrain)
                .collect(Collectors.toCollection(ArrayList::new));
        all.add(new Swatch(new TerrainPaint(Drawing.HOME), "Home", "where a player starts", "dwellings", home()));
        all.add(new Swatch(new TerrainPaint(Drawing.BOSS), "Boss", "the centre", "", ""));
        return all;
    }

    private String home() {
        return world.rules().map(rules -> rules.home().text()).orElse("");
    }

    private static int main(Terrain terrain, List<EntryId<Element>> elements) {
        return terrain.soulPower().entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(most -> elements.indexOf(most.getKey()))
                .orElse(elements.size());
    }

    private Swatch terrain(Terrain terrain) {
        String note = power(terrain.soulPower())
                + (terrain.blocked() ? (terrain.soulPower().isEmpty() ? "" : ", ") + "nobody can enter" : "");
        return new Swatch(
                new TerrainPaint(world.word(terrain)),
                terrain.name(),
                note,
                "terrains",
                terrain.id().text());
    }

    private List<Swatch> dwellings() {
        List<Swatch> all = new ArrayList<>();
        all.add(new Swatch(new DwellingPaint(Optional.empty()), "No dwelling", "clears lands", "", ""));
        world.all(Dwelling.KIND).stream()
                .filter(dwelling -> !dwelling.id().text().equals(home()))
                .forEach(dwelling -> all.add(new Swatch(
                        new DwellingPaint(Optional.of(world.word(dwelling))),
                        dwelling.name(),
                        power(dwelling.soulPower()),
                        "dwellings",
                        dwelling.id().text())));
        return all;
    }

    private List<Swatch> ruins(OptionalInt levels) {
        List<Swatch> all = new ArrayList<>();
        all.add(new Swatch(
                new RuinPaint(Optional.empty(), OptionalInt.empty()), "No ruin", "the dwelling is open", "", ""));
        for (Ruin ruin : world.all(Ruin.KIND)) {
            int most = ruin.levels().size();
            OptionalInt some = levels.isPresent() ? OptionalInt.of(Math.min(levels.getAsInt(), most)) : levels;
            String over = world.all(Dwelling.KIND).stream()
                    .filter(dwelling -> dwelling.ruins().contains(ruin.id()))
                    .map(Dwelling::name)
                    .collect(Collectors.joining(", "));
            all.add(new Swatch(
                    new RuinPaint(Optional.of(world.word(ruin)), some),
                    ruin.name(),
                    over,
                    "ruins",
                    ruin.id().text()));
        }
        return all;
    }

    private List<Swatch> elevations() {
        List<Swatch> all = new ArrayList<>();
        all.add(new Swatch(
                new ElevationPaint(OptionalInt.empty()), "Usual elevation", "as the ruleset works it out", "", ""));
        int bands = world.rules().map(rules -> rules.levels().size()).orElse(0);
        IntStream.rangeClosed(1, Math.max(bands, HIGHEST))
                .forEach(height -> all.add(new Swatch(
                        new ElevationPaint(OptionalInt.of(height)), "Elevation " + height, monsters(height), "", "")));
        return all;
    }

    private String monsters(int height) {
        return world.rules()
                .map(rules -> rules.levels().get(Math.min(height, rules.levels().size()) - 1))
                .map(levels -> "monsters of level " + levels.least()
                        + (levels.greatest().isPresent()
                                ? " to " + levels.greatest().getAsInt()
                                : " and above"))
                .orElse("");
    }

    private String power(Map<EntryId<Element>, Integer> power) {
        return power.entrySet().stream()
                .map(one -> name(one.getKey()) + " " + one.getValue())
                .collect(Collectors.joining(", "));
    }

    private String name(EntryId<Element> id) {
        return world.find(Element.KIND, id.text()).map(Element::name).orElse(id.local());
    }
}
