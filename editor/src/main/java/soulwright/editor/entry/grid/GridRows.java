package soulwright.editor.entry.grid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.editor.document.EntryName;

/**
 * The rows of a grid as they are shown: filtered and sorted. Immutable; after a change another is made, which takes a few milliseconds for ten
 * thousand entries.
 */
public final class GridRows {
    private final List<Row> shown;
    private final Map<EntryName, Integer> places = new HashMap<>();

    private GridRows(List<Row> shown) {
        this.shown = shown;
        for (int i = 0; i < shown.size(); i++) {
            places.putIfAbsent(shown.get(i).entry().name(), i);
        }
    }

    /** Those of some rows that a filter shows, in an order. */
    public static GridRows of(List<Row> all, Filter filter, Order order) {
        List<Row> kept = new ArrayList<>(all.size());
        for (Row row : all) {
            if (filter.shows(row)) {
                kept.add(row);
            }
        }
        return new GridRows(order.sort(kept));
    }

    public int size() {
        return shown.size();
    }

    public Row get(int index) {
        return shown.get(index);
    }

    /** Where an entry is shown. */
    public Optional<Integer> indexOf(EntryName name) {
        return Optional.ofNullable(places.get(name));
    }

    public List<Row> all() {
        return shown;
    }

    /** The worst that was found in each cell, by the names of entries and the paths of values within; the entry's own under an empty path. */
    public static Map<String, Severity> worst(List<Diagnostic> findings) {
        Map<String, Severity> all = new HashMap<>();
        for (Diagnostic finding : findings) {
            String place = finding.place().file() + " " + finding.path();
            all.merge(place, finding.severity(), (one, other) -> one.compareTo(other) < 0 ? one : other);
        }
        return all;
    }
}
