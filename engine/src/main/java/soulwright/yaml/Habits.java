package soulwright.yaml;

import org.jspecify.annotations.Nullable;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Spot.Part;

/**
 * How a document is written, so that what is added looks like the rest.
 *
 * @param newline its first line break
 */
record Habits(String newline, ValueWriter writer) {
    private static final int STEP = 2;

    static Habits of(Layout layout) {
        int step = indent(layout, layout.root(), true);
        int list = indent(layout, layout.root(), false);
        int usual = step > 0 ? step : list > 0 ? list : STEP;
        return new Habits(newline(layout.text()), new ValueWriter(usual, list < 0 ? usual : list));
    }

    private static String newline(String text) {
        int first = text.indexOf('\n');
        if (first < 0) {
            return text.indexOf('\r') < 0 ? "\n" : "\r";
        }
        return first > 0 && text.charAt(first - 1) == '\r' ? "\r\n" : "\n";
    }

    /** Columns by which the first map (or list) under a key is indented, or -1. */
    private static int indent(Layout layout, @Nullable Spot spot, boolean map) {
        if (!(spot instanceof Group group) || group.flow()) {
            return -1;
        }
        for (Part part : group.parts()) {
            int found = indent(layout, group, part, map);
            if (found >= 0) {
                return found;
            }
        }
        return -1;
    }

    private static int indent(Layout layout, Group group, Part part, boolean map) {
        boolean under = group.map() && part.value() instanceof Group inner && !inner.flow() && inner.map() == map;
        return under
                ? layout.column(part.value().start()) - layout.column(group.start())
                : indent(layout, part.value(), map);
    }
}
