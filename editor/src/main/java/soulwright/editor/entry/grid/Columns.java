package soulwright.editor.entry.grid;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Spec;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;

/** The columns of a kind, from its schema: single values, lists of them, and the names that maps of numbers have, such as attributes. */
public final class Columns {
    private static final Set<String> NEVER = Set.of("abstract", "lint-ignore", "custom");
    private static final Set<String> LAST = Set.of("text", "icon", "extends", "id");
    private static final int MOST_NAMES = 12;

    private final Collection<Row> rows;
    private final List<Column> all = new ArrayList<>();
    private final List<Column> last = new ArrayList<>();

    private Columns(Collection<Row> rows) {
        this.rows = rows;
    }

    /**
     * The columns, the name first; the id is one of the last, as it says little more than the name.
     *
     * @param rows whose values show which names a map has, where no ruleset says so
     */
    public static List<Column> of(Spec kind, Collection<Row> rows) {
        Columns columns = new Columns(rows);
        columns.first(kind, "name");
        kind.properties(null).forEach((key, spec) -> {
            if (!NEVER.contains(key) && !key.equals("name")) {
                columns.add(YamlPath.of(key), spec, LAST.contains(key));
            }
        });
        columns.all.addAll(columns.last);
        return List.copyOf(columns.all);
    }

    private void first(Spec kind, String key) {
        Spec spec = kind.properties(null).get(key);
        if (spec != null) {
            add(YamlPath.of(key), spec, false);
        }
    }

    private void add(YamlPath path, Spec spec, boolean atEnd) {
        Control control = spec.control();
        if (control instanceof Control.Table) {
            names(path, spec)
                    .forEach(name ->
                            spec.value().ifPresent(value -> put(path.key(name), name(path, name), value, atEnd)));
        } else if (control instanceof Control.Group && path.steps().size() == 1) {
            spec.properties(null).forEach((key, inner) -> {
                if (!LAST.contains(key) && inner.control().isSingle()) {
                    put(path.key(key), title(spec.title(), inner.title()), inner, atEnd);
                }
            });
        } else if (control.isSingle() || control instanceof Control.Chips) {
            put(path, spec.title(), spec, atEnd);
        }
    }

    /** `Special attack, name`, but not `Special attack, special attack`. */
    private static String title(String group, String inner) {
        return inner.startsWith(group.split(" ", -1)[0]) ? inner : group + ", " + lower(inner);
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }

    /** The second map with the same names says which it is. */
    private String name(YamlPath path, String name) {
        String words = Spec.inWords(name);
        boolean taken = all.stream().anyMatch(column -> column.title().equals(words));
        return taken ? Spec.inWords(path.toString()) + ", " + lower(words) : words;
    }

    private Collection<String> names(YamlPath path, Spec spec) {
        if (!spec.keyNames().isEmpty()) {
            return spec.keyNames();
        }
        Set<String> used = new LinkedHashSet<>();
        for (Row row : rows) {
            YamlNode map = row.node(path).orElse(null);
            if (map instanceof YamlMap values) {
                used.addAll(values.keys());
            }
        }
        return used.size() > MOST_NAMES ? List.of() : used;
    }

    private void put(YamlPath path, String title, Spec spec, boolean atEnd) {
        (atEnd ? last : all).add(new Column(path, title, spec, spec.control()));
    }
}
