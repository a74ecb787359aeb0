package soulwright.quest.board;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/**
 * A dwelling that a board puts on a land.
 *
 * @param entry its lines in the board
 * @param column 0 if it is not said rightly; so is the row
 */
record Building(YamlMap entry, int column, int row, Optional<Definition> dwelling, Optional<Definition> ruin) {
    static Building of(YamlMap entry, Definition board, Definitions definitions) {
        List<Integer> at = entry.words("at").stream()
                .flatMap(word -> Figures.of(word).stream())
                .toList();
        boolean placed = at.size() == 2;
        return new Building(
                entry,
                placed ? at.get(0) : 0,
                placed ? at.get(1) : 0,
                definition("dwellings", board.idAt(entry.get("is")), definitions),
                definition("ruins", board.idAt(entry.get("ruin")), definitions));
    }

    private static Optional<Definition> definition(String kind, @Nullable String id, Definitions definitions) {
        return id == null ? Optional.empty() : definitions.get(kind, id);
    }

    /** Whether it says where it stands. */
    boolean isPlaced() {
        return column > 0 && row > 0;
    }

    /** What stands under one of its keys, which is there. */
    YamlNode node(String key) {
        YamlNode node = entry.get(key);
        return node == null ? entry : node;
    }
}
