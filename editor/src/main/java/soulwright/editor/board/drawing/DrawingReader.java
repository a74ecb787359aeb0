package soulwright.editor.board.drawing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Makes a drawing of what is written, as far as that can be read. */
public final class DrawingReader {
    private DrawingReader() {}

    /**
     * Reads a board.
     *
     * @param own what the board says itself
     * @param inherited what its parent says, if it has one
     */
    public static Drawing read(YamlMap own, Optional<YamlMap> inherited) {
        Map<String, String> legend = new LinkedHashMap<>();
        inherited.ifPresent(parent -> legend.putAll(legend(parent)));
        legend.putAll(legend(own));
        return new Drawing(
                sayer(own, inherited, "size")
                        .map(map -> figure(map.get("size")).orElse(0))
                        .orElse(0),
                legend,
                sayer(own, inherited, "lands").map(map -> rows(map, "lands")).orElse(List.of()),
                sayer(own, inherited, "dwellings")
                        .map(map -> buildings(map, map.equals(own)))
                        .orElse(List.of()),
                sayer(own, inherited, "elevation")
                        .map(map -> rows(map, "elevation"))
                        .orElse(List.of()));
    }

    /** Whoever says something under a key. */
    private static Optional<YamlMap> sayer(YamlMap own, Optional<YamlMap> inherited, String key) {
        return own.get(key) != null ? Optional.of(own) : inherited.filter(parent -> parent.get(key) != null);
    }

    private static Map<String, String> legend(YamlMap board) {
        Map<String, String> legend = new LinkedHashMap<>();
        board.map("legend").entries().forEach(entry -> {
            if (entry.value() instanceof YamlScalar meaning) {
                legend.put(entry.key().text(), meaning.text());
            }
        });
        return legend;
    }

    private static List<List<String>> rows(YamlMap board, String key) {
        return board.words(key).stream().map(DrawingReader::signs).toList();
    }

    /** The letters or figures of a row. */
    static List<String> signs(String row) {
        String signs = row.strip();
        return signs.isEmpty() ? List.of() : List.of(signs.split("\\s+", -1));
    }

    private static List<Building> buildings(YamlMap board, boolean own) {
        List<Building> buildings = new ArrayList<>();
        if (board.get("dwellings") instanceof YamlList list) {
            for (int i = 0; i < list.items().size(); i++) {
                OptionalInt item = own ? OptionalInt.of(i) : OptionalInt.empty();
                building(item, list.items().get(i)).ifPresent(buildings::add);
            }
        }
        return buildings;
    }

    private static Optional<Building> building(OptionalInt item, YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            return Optional.empty();
        }
        List<YamlScalar> at = map.scalars("at");
        OptionalInt column = at.size() == 2 ? figure(at.get(0)) : OptionalInt.empty();
        OptionalInt row = at.size() == 2 ? figure(at.get(1)) : OptionalInt.empty();
        return column.isEmpty() || row.isEmpty()
                ? Optional.empty()
                : Optional.of(new Building(
                        item,
                        new Cell(column.getAsInt(), row.getAsInt()),
                        word(map, "is").orElse(""),
                        word(map, "ruin"),
                        figure(map.get("levels"))));
    }

    private static Optional<String> word(YamlMap map, String key) {
        return map.get(key) instanceof YamlScalar scalar ? Optional.of(scalar.text()) : Optional.empty();
    }

    private static OptionalInt figure(@Nullable YamlNode node) {
        return node instanceof YamlScalar scalar ? figure(scalar.text()) : OptionalInt.empty();
    }

    /** A whole number that is not negative. */
    static OptionalInt figure(String word) {
        return word.matches("[0-9]{1,4}") ? OptionalInt.of(Integer.parseInt(word)) : OptionalInt.empty();
    }
}
