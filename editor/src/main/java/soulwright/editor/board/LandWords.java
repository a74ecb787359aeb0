package soulwright.editor.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.Entry;
import soulwright.editor.board.drawing.Building;
import soulwright.editor.board.drawing.Cell;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.World;

/** A land in words: for the line below the board, tooltips, and those who do not see it. */
record LandWords(Drawing drawing, World world) {
    String of(Cell cell) {
        if (!drawing.holds(cell)) {
            return cell.isOn(drawing.size()) ? cell + ": no land is drawn here" : "";
        }
        List<String> words = new ArrayList<>(List.of(ground(cell)));
        drawing.building(cell).ifPresent(building -> words.add(building(building)));
        Tiles tiles = new Tiles(drawing, world);
        if (tiles.height(cell) > 0) {
            words.add("elevation " + tiles.height(cell));
        }
        if (tiles.soulPower(cell) > 0) {
            words.add("soul power " + tiles.soulPower(cell));
        }
        return cell + ": " + String.join(" · ", words);
    }

    private String ground(Cell cell) {
        Optional<String> word = drawing.word(cell);
        String letter = drawing.letter(cell).orElse("");
        return word.map(here -> switch (here) {
                    case Drawing.HOME -> "a player starts here";
                    case Drawing.BOSS -> "the boss";
                    default -> name(world.terrain(here), here);
                })
                .orElse("the letter " + letter + " means nothing");
    }

    private String building(Building building) {
        String dwelling = name(world.dwelling(building.dwelling()), building.dwelling());
        Optional<String> ruin = building.ruin().map(word -> name(world.ruin(word), word));
        return ruin.map(name -> dwelling + " under " + name + levels(building)).orElse(dwelling);
    }

    private static String levels(Building building) {
        return building.levels().isPresent()
                ? " (" + building.levels().getAsInt() + (building.levels().getAsInt() == 1 ? " level)" : " levels)")
                : "";
    }

    private static String name(Optional<? extends Entry<?>> entry, String word) {
        return entry.map(Entry::name).orElse("unknown \"" + word + "\"");
    }
}
