package soulwright.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import soulwright.diagnostic.Place;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Where the values of one entry come from. */
public final class History {
    private final YamlMap tree;
    private final Trace trace;

    History(YamlMap tree, Trace trace) {
        this.tree = tree;
        this.trace = trace;
    }

    /**
     * One value and what it took the place of.
     *
     * @param path from the entry, as in `special.hit[0].inflict`
     * @param before the values it replaced, the latest first
     */
    public record Value(String path, String text, Place place, List<Before> before) {}

    /** A value that another one replaced. */
    public record Before(String text, Place place) {}

    /** The finished entry. */
    public YamlMap tree() {
        return tree;
    }

    /** All single values, in order, each with its past. A list or map that took another's place stands before what it holds. */
    public List<Value> values() {
        List<Value> all = new ArrayList<>();
        collect(tree, "", all);
        return all;
    }

    private void collect(YamlNode node, String path, List<Value> all) {
        List<Before> before = new ArrayList<>();
        Optional<YamlNode> old = trace.before(node);
        while (old.isPresent()) {
            before.add(new Before(text(old.get()), old.get().place()));
            old = trace.before(old.get());
        }
        if (isSingle(node) || !before.isEmpty()) {
            all.add(new Value(path, text(node), node.place(), before));
        }
        if (node instanceof YamlMap map) {
            String prefix = path.isEmpty() ? "" : path + ".";
            map.entries()
                    .forEach(
                            entry -> collect(entry.value(), prefix + entry.key().text(), all));
        } else if (node instanceof YamlList list) {
            for (int i = 0; i < list.items().size(); i++) {
                collect(list.items().get(i), path + "[" + i + "]", all);
            }
        }
    }

    private static boolean isSingle(YamlNode node) {
        return !(node instanceof YamlMap map && !map.entries().isEmpty())
                && !(node instanceof YamlList list && !list.items().isEmpty());
    }

    private static String text(YamlNode node) {
        return Text.shorten(flow(node));
    }

    /** On one line, as in `[stream, lake]`. */
    private static String flow(YamlNode node) {
        if (node instanceof YamlList list) {
            return list.items().stream().map(History::flow).collect(Collectors.joining(", ", "[", "]"));
        }
        if (node instanceof YamlMap map) {
            return map.entries().stream()
                    .map(entry -> entry.key().text() + ": " + flow(entry.value()))
                    .collect(Collectors.joining(", ", "{ ", " }"))
                    .replace("{  }", "{}");
        }
        return node instanceof YamlScalar scalar ? scalar.text() : "";
    }
}
