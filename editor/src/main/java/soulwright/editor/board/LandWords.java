package soulwright.editor.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.Entry;
import soulwright.editor.art.Signs;
import soulwright.editor.board.drawing.Building;
import soulwright.editor.board.drawing.Cell;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.World;

/** A land in words: for the line below the board, tooltips, and those who do not see it. */
record LandWords(Drawing drawing, World world) {
    String of(Cell cell) {
        if (!drawing.holds(cell)) {
            return cell.isOn(drawing.size()) ? "No land is drawn at " + cell : "";
        }
        List<String> words = new ArrayList<>(List.of(ground(cell) + " " + cell));
        drawing.building(cell).ifPresent(building -> words.add(building(building)));
        Tiles tiles = new Tiles(drawing, world);
        if (tiles.height(cell) > 0) {
            words.add(Signs.elevation(tiles.height(cell)));
        }
        if (tiles.soulPower(cell) > 0) {
            words.add("soul power " + tiles.soulPower(cell));
        }
        return String.join(" · ", words);
    }

    private String ground(Cell cell) {
        Optional<String> word = drawing.word(cell);
        String letter = drawing.letter(cell).orElse("");
        return word.map(here -> switch (here) {
                    case Drawing.HOME -> "A player's start";
                    case Drawing.BOSS -> "The boss";
                    default -> name(world.terrain(here), here, "Unknown terrain");
                })
                .orElse("The letter " + letter + " means nothing");
    }

    private String building(Building building) {
        String dwelling = name(world.dwelling(building.dwelling()), building.dwelling(), "unknown dwelling");
        Optional<String> ruin = building.ruin().map(word -> name(world.ruin(word), word, "unknown ruin"));
        return ruin.map(name -> dwelling + " under " + name + levels(building)).orElse(dwelling);
    }

    private static String levels(Building building) {
        return building.levels().isPresent()
                ? " (" + Signs.levels(building.levels().getAsInt()) + ")"
                : "";
    }

    private static String name(Optional<? extends Entry<?>> entry, String word, String otherwise) {
        return entry.map(Entry::name).orElse(otherwise + " \"" + word + "\"");
    }
}
