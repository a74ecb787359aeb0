package soulwright.editor.entry.grid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How the rows of a grid are sorted. What is empty comes last, numbers before words.
 *
 * @param column none leaves them in the order of the files
 */
public record Order(Optional<Column> column, boolean falling) {
    /** That of the files. */
    public static final Order AS_WRITTEN = new Order(Optional.empty(), false);

    private record Keyed(Row row, boolean empty, boolean word, long number, String text) {}

    List<Row> sort(List<Row> rows) {
        if (column.isEmpty()) {
            return rows;
        }
        List<Keyed> keyed = new ArrayList<>(rows.size());
        rows.forEach(row -> keyed.add(keyed(row, row.text(column.get()))));
        Comparator<Keyed> values = Comparator.comparing(Keyed::word)
                .thenComparingLong(Keyed::number)
                .thenComparing(Keyed::text);
        keyed.sort(Comparator.comparing(Keyed::empty).thenComparing(falling ? values.reversed() : values));
        return keyed.stream().map(Keyed::row).toList();
    }

    private static Keyed keyed(Row row, String text) {
        boolean number = text.matches("-?[0-9]{1,18}");
        return new Keyed(
                row,
                text.isEmpty(),
                !number,
                number ? Long.parseLong(text) : 0,
                number ? "" : text.toLowerCase(Locale.ROOT));
    }
}
