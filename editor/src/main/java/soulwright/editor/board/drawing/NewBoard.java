package soulwright.editor.board.drawing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/**
 * A board that nobody has drawn on yet: one terrain between the homes in the corners and the boss in the centre.
 *
 * @param id within its pack
 * @param name that players see
 * @param size lands a side, odd
 * @param terrain as the board writes it
 */
public record NewBoard(String id, String name, int size, String terrain) {
    /** Why an id cannot be taken, in words for people; nothing when it can. */
    public static Optional<String> whyNot(String id, List<String> taken) {
        if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            return Optional.of("Write an id in small letters, digits and single hyphens, as in long-lake.");
        }
        return taken.contains(id)
                ? Optional.of("There is a board with this id already; take another.")
                : Optional.empty();
    }

    /** An id that is like a name. */
    public static String idFor(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^[-0-9]+|-+$", "");
    }

    /** The text of its file. */
    public YamlText text(World world, Letters letters) {
        Drawing empty = new Drawing(size, Map.of(), List.of(), List.of(), List.of());
        String letter = letters.of(terrain, empty);
        Drawing ground = new Drawing(size, Map.of(letter, terrain), List.of(List.of(letter)), List.of(), List.of());
        Drawing board = new Resize(size, Anchor.NORTH_WEST).of(ground, world, letters);
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("name", name);
        entry.put("size", size);
        entry.put("legend", legend(board));
        entry.put(
                "lands",
                board.lands().stream().map(row -> String.join(" ", row)).toList());
        YamlText text = YamlText.of("id: " + id + "\n");
        for (Map.Entry<String, Object> value : entry.entrySet()) {
            text = text.add(YamlPath.ROOT, value.getKey(), value.getValue()).orThrow();
        }
        return text;
    }

    /** Homes and boss first, as in boards that people write. */
    private static Map<String, String> legend(Drawing board) {
        Map<String, String> legend = new LinkedHashMap<>();
        Letters.in(board.legend(), Drawing.HOME).ifPresent(letter -> legend.put(letter, Drawing.HOME));
        Letters.in(board.legend(), Drawing.BOSS).ifPresent(letter -> legend.put(letter, Drawing.BOSS));
        legend.putAll(board.legend());
        return legend;
    }
}
