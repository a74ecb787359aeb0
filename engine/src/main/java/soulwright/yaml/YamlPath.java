package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The way to a value from the top of a document: keys of maps and indexes of lists, as in `special.hit[0].inflict`. */
public record YamlPath(List<Step> steps) {
    /** The whole document. */
    public static final YamlPath ROOT = new YamlPath(List.of());

    private static final Pattern WORD = Pattern.compile("[^\\s.\\[\\]\"]+");

    /** One step down. */
    public sealed interface Step {}

    public record Key(String name) implements Step {}

    /** An item of a list, counted from 0. */
    public record Index(int index) implements Step {}

    public YamlPath {
        steps = List.copyOf(steps);
    }

    /** A path of keys (strings) and indexes (ints). */
    public static YamlPath of(Object... steps) {
        YamlPath path = ROOT;
        for (Object step : steps) {
            path = step instanceof Integer index ? path.item(index) : path.key((String) step);
        }
        return path;
    }

    public YamlPath key(String name) {
        return then(new Key(name));
    }

    public YamlPath item(int index) {
        return then(new Index(index));
    }

    public boolean isRoot() {
        return steps.isEmpty();
    }

    /** The path to the map or list that holds this value; the root is its own. */
    public YamlPath parent() {
        return isRoot() ? this : new YamlPath(steps.subList(0, steps.size() - 1));
    }

    @Override
    public String toString() {
        StringBuilder words = new StringBuilder();
        for (Step step : steps) {
            if (step instanceof Index item) {
                words.append('[').append(item.index()).append(']');
            } else {
                String name = ((Key) step).name();
                words.append(words.isEmpty() ? "" : ".")
                        .append(WORD.matcher(name).matches() ? name : '"' + name + '"');
            }
        }
        return words.toString();
    }

    private YamlPath then(Step step) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(step);
        return new YamlPath(longer);
    }
}
