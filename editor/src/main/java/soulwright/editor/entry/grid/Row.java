package soulwright.editor.entry.grid;

import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.editor.document.EntryOutline;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlScalar;

/**
 * An entry in a grid.
 *
 * @param entry as it is written now
 * @param inherited the finished tree of its parent
 * @param readOnly whether its file cannot be changed
 */
public record Row(EntryOutline entry, Optional<YamlMap> inherited, boolean readOnly) {
    /** A value, its own or inherited. */
    public Optional<YamlNode> node(YamlPath path) {
        return Optional.ofNullable(own(path)).or(() -> inherited.map(tree -> at(tree, path)));
    }

    /** Whether the entry says it itself. */
    public boolean isOwn(YamlPath path) {
        return own(path) != null;
    }

    /** The text of a cell: a word or number, or those of a list with commas between. */
    public String text(Column column) {
        YamlNode node = own(column.path());
        if (node == null && inherited.isPresent() && !isAlone(column.path())) {
            node = at(inherited.get(), column.path());
        }
        return node == null ? "" : words(node);
    }

    /** What is never inherited. */
    private static boolean isAlone(YamlPath path) {
        String key = path.toString();
        return key.equals("id") || key.equals("extends");
    }

    private @Nullable YamlNode own(YamlPath path) {
        return at(entry.tree(), path);
    }

    private static @Nullable YamlNode at(YamlNode tree, YamlPath path) {
        YamlNode node = tree;
        for (YamlPath.Step step : path.steps()) {
            node = node instanceof YamlMap map && step instanceof YamlPath.Key key ? map.get(key.name()) : null;
            if (node == null) {
                return null;
            }
        }
        return node;
    }

    static String words(YamlNode node) {
        if (node instanceof YamlScalar scalar) {
            return scalar.text();
        }
        return node instanceof YamlList list
                ? list.items().stream().map(Row::words).collect(Collectors.joining(", "))
                : "…";
    }
}
