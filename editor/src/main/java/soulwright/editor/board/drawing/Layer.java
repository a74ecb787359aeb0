package soulwright.editor.board.drawing;

import java.util.Optional;
import java.util.OptionalInt;

/** The sorts of things on a board, each of which is painted on its own. */
public enum Layer {
    TERRAIN("Terrain") {
        @Override
        public Optional<Paint> pick(Drawing drawing, Cell cell) {
            return drawing.word(cell).map(TerrainPaint::new);
        }
    },
    DWELLING("Dwellings") {
        @Override
        public Optional<Paint> pick(Drawing drawing, Cell cell) {
            return drawing.holds(cell)
                    ? Optional.of(new DwellingPaint(drawing.building(cell).map(Building::dwelling)))
                    : Optional.empty();
        }
    },
    RUIN("Ruins") {
        @Override
        public Optional<Paint> pick(Drawing drawing, Cell cell) {
            Optional<Building> building = drawing.building(cell);
            return building.map(here -> new RuinPaint(here.ruin(), here.levels()));
        }
    },
    ELEVATION("Elevation") {
        @Override
        public Optional<Paint> pick(Drawing drawing, Cell cell) {
            OptionalInt figure = drawing.height(cell).map(DrawingReader::figure).orElse(OptionalInt.empty());
            return drawing.holds(cell) ? Optional.of(new ElevationPaint(figure)) : Optional.empty();
        }
    };

    private final String title;

    Layer(String title) {
        this.title = title;
    }

    /** In words, for buttons. */
    public String title() {
        return title;
    }

    /** The paint that would make a land what it is on this layer; nothing where that is nothing. */
    public abstract Optional<Paint> pick(Drawing drawing, Cell cell);
}
