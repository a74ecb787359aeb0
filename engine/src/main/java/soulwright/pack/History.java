package soulwright.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /** All single values, in order, each with its past. */
    public List<Value> values() {
        List<Value> all = new ArrayList<>();
        collect(tree, "", List.of(), all);
        return all;
    }

    private void collect(YamlNode node, String path, List<Before> past, List<Value> all) {
        List<Before> before = new ArrayList<>(past);
        Optional<YamlNode> old = trace.before(node);
        while (old.isPresent()) {
            before.add(new Before(text(old.get()), old.get().place()));
            old = trace.before(old.get());
        }
        if (node instanceof YamlMap map && !map.entries().isEmpty()) {
            map.entries()
                    .forEach(entry -> collect(
                            entry.value(),
                            path.isEmpty()
                                    ? entry.key().text()
                                    : path + "." + entry.key().text(),
                            before,
                            all));
        } else if (node instanceof YamlList list && !list.items().isEmpty()) {
            for (int i = 0; i < list.items().size(); i++) {
                collect(list.items().get(i), path + "[" + i + "]", before, all);
            }
        } else {
            all.add(new Value(path, text(node), node.place(), before));
        }
    }

    private static String text(YamlNode node) {
        if (node instanceof YamlScalar scalar) {
            return Text.shorten(scalar.text());
        }
        if (node instanceof YamlList list) {
            return list.items().size() == 1
                    ? "a list of 1"
                    : "a list of " + list.items().size();
        }
        return "a map";
    }
}
