package soulwright.quest.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Spot;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.quest.board.Square.Kind;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * A board as its entry draws it, however wrong: rows may be missing or uneven.
 *
 * @param world the entries around it
 * @param size lands a side, as the entry says
 * @param rows from north to south
 * @param buildings the dwellings it puts on lands
 */
record BoardPlan(
        Definition entry,
        Definitions world,
        BoardRules rules,
        int size,
        List<List<Square>> rows,
        List<Building> buildings) {
    static BoardPlan of(Definition entry, Definitions definitions, BoardRules rules) {
        List<List<Square>> rows = new ArrayList<>();
        for (YamlScalar row : scalars(entry.tree().get("lands"))) {
            rows.add(squares(row, rows.size() + 1, entry, definitions));
        }
        List<Building> buildings = entry.tree().maps("dwellings").stream()
                .map(building -> Building.of(building, entry, definitions))
                .toList();
        int size = Figures.at(entry.tree(), "size", 0);
        return new BoardPlan(entry, definitions, rules, size, List.copyOf(rows), buildings);
    }

    /** The scalars of a list, as far as it is one. */
    static List<YamlScalar> scalars(@Nullable YamlNode node) {
        return node instanceof YamlList list
                ? list.items().stream()
                        .filter(YamlScalar.class::isInstance)
                        .map(YamlScalar.class::cast)
                        .toList()
                : List.of();
    }

    private static List<Square> squares(YamlScalar row, int number, Definition entry, Definitions definitions) {
        List<Square> squares = new ArrayList<>();
        String text = row.text();
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) != ' ') {
                int end = text.indexOf(' ', at) < 0 ? text.length() : text.indexOf(' ', at);
                YamlNode meaning = entry.tree().map("legend").get(text.substring(at, end));
                Spot spot = Spot.within(row, at, end);
                squares.add(square(squares.size() + 1, number, spot, meaning, entry, definitions));
                at = end;
            }
        }
        return squares;
    }

    private static Square square(
            int column, int row, Spot spot, @Nullable YamlNode meaning, Definition entry, Definitions definitions) {
        String word = meaning instanceof YamlScalar scalar ? scalar.text() : "";
        Kind kind = switch (word) {
            case "" -> Kind.UNKNOWN;
            case "home" -> Kind.HOME;
            case "boss" -> Kind.BOSS;
            default -> Kind.LAND;
        };
        String terrain = kind == Kind.LAND ? entry.idAt(meaning) : null;
        return Square.of(
                column,
                row,
                spot,
                kind,
                terrain == null ? null : definitions.get("terrains", terrain).orElse(null));
    }

    /** Whether there is enough of it to be looked at; what is missing was reported already. */
    boolean isDrawn() {
        return size > 0 && !rows.isEmpty() && entry.tree().get("legend") instanceof YamlMap;
    }

    Stream<Square> squares() {
        return rows.stream().flatMap(Collection::stream);
    }

    /** The square at a place of the board; both count from 1. */
    Square at(int column, int row) {
        return rows.get(row - 1).get(column - 1);
    }

    boolean holds(int column, int row) {
        return column >= 1 && row >= 1 && column <= size && row <= size;
    }

    List<Square> corners() {
        return List.of(at(1, 1), at(size, 1), at(1, size), at(size, size));
    }

    Square centre() {
        return at(1 + size / 2, 1 + size / 2);
    }

    /** Its name in messages. */
    String inWords() {
        return entry.inWords();
    }

    YamlMap tree() {
        return entry.tree();
    }
}
