package soulwright.editor.entry.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which rows are shown. Words are looked for anywhere; `level>4`, `element:water` and `type=undead` ask for one column. */
public final class Filter {
    private static final Pattern ASKED = Pattern.compile("([a-z][a-z0-9-]*)(>=|<=|[:=<>])(.*)");

    private final List<Predicate<Row>> all = new ArrayList<>();

    private Filter() {}

    /**
     * Reads what was typed.
     *
     * @param columns that can be asked for, by their keys
     */
    public static Filter of(String typed, List<Column> columns) {
        Filter filter = new Filter();
        for (String word : typed.toLowerCase(Locale.ROOT).strip().split("\\s+", -1)) {
            if (!word.isEmpty()) {
                filter.all.add(condition(word, columns));
            }
        }
        return filter;
    }

    public boolean shows(Row row) {
        return all.stream().allMatch(condition -> condition.test(row));
    }

    private static Predicate<Row> condition(String word, List<Column> columns) {
        Matcher asked = ASKED.matcher(word);
        if (asked.matches()) {
            List<Column> meant = columns.stream()
                    .filter(column -> column.key().startsWith(asked.group(1)))
                    .toList();
            if (!meant.isEmpty()) {
                return row ->
                        meant.stream().anyMatch(column -> compare(row.text(column), asked.group(2), asked.group(3)));
            }
        }
        return row -> columns.stream().anyMatch(column -> contains(row.text(column), word))
                || contains(row.entry().name().id(), word);
    }

    private static boolean contains(String text, String word) {
        return text.toLowerCase(Locale.ROOT).contains(word);
    }

    private static boolean compare(String text, String sign, String wanted) {
        if (sign.equals(":")) {
            return contains(text, wanted);
        }
        if (sign.equals("=")) {
            return text.equalsIgnoreCase(wanted);
        }
        try {
            int order = Long.compare(Long.parseLong(text), Long.parseLong(wanted));
            boolean equal = order == 0 && sign.endsWith("=");
            return equal || (sign.startsWith(">") ? order > 0 : order < 0);
        } catch (NumberFormatException noNumbers) {
            return false;
        }
    }
}
