package soulwright.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.diagnostic.Fix;
import soulwright.diagnostic.TextEdit;

/**
 * Puts spaces in the place of tabs that indent. How wide a tab was meant to be nobody knows: so it is mended only when every width that can
 * be read at all means the same.
 */
final class TabMending {
    private static final List<Integer> WIDTHS = List.of(2, 4, 8);

    private final Source source;
    private final String text;

    TabMending(Source source) {
        this.source = source;
        this.text = source.text();
    }

    Optional<Fix> fix() {
        List<Splice> tabs = indents();
        Map<Value, List<Splice>> readings = new LinkedHashMap<>();
        for (int width : WIDTHS) {
            List<Splice> spaces = tabs.stream().map(tab -> widened(tab, width)).toList();
            read(spaces).ifPresent(value -> readings.putIfAbsent(value, spaces));
        }
        return readings.size() == 1
                ? Optional.of(fix(readings.values().iterator().next()))
                : Optional.empty();
    }

    private Optional<Value> read(List<Splice> spaces) {
        return LayoutReader.read(Splice.apply(text, spaces)).map(Layout::value);
    }

    private Fix fix(List<Splice> spaces) {
        Stream<TextEdit> edits = spaces.stream()
                .map(splice -> new TextEdit(source.place(splice.start(), splice.end()), splice.replacement()));
        return new Fix("indent with spaces", edits.toList());
    }

    /** The beginnings of lines that hold a tab, each with itself. */
    private List<Splice> indents() {
        List<Splice> found = new ArrayList<>();
        for (int start = 0; start < text.length(); start = nextLine(start)) {
            String indent = text.substring(start, Extents.firstInLine(text, start));
            if (indent.indexOf('\t') >= 0) {
                found.add(new Splice(start, start + indent.length(), indent));
            }
        }
        return found;
    }

    private int nextLine(int start) {
        int end = Extents.lineEnd(text, start);
        return text.startsWith("\r\n", end) ? end + 2 : end + 1;
    }

    private static Splice widened(Splice tabs, int width) {
        return new Splice(tabs.start(), tabs.end(), tabs.replacement().replace("\t", " ".repeat(width)));
    }
}
