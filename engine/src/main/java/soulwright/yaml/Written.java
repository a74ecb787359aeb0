package soulwright.yaml;

import java.util.OptionalInt;
import soulwright.yaml.Layout.Address;

/** Where a value in a block map or list stands beside its key or dash, and where below; see {@link SetPlan}. */
final class Written {
    private final Layout layout;
    private final Address at;
    private final Spot spot;

    Written(Layout layout, Address at) {
        this.layout = layout;
        this.at = at;
        this.spot = at.spot();
    }

    /** Behind the colon or dash, and behind the anchor if there is one. */
    int head() {
        String anchor = spot.anchor();
        return anchor == null ? at.part().head() : spot.outer() + 1 + anchor.length();
    }

    int besideFrom() {
        return spot.isUnwritten() || isBelow() ? head() : spot.start();
    }

    int besideTo() {
        if (spot.isUnwritten() || isBelow()) {
            return head();
        }
        if (spot.isBlockText()) {
            return Extents.wordEnd(layout.text(), spot.start());
        }
        return spot.isBlockGroup() ? layout.lineEnd(spot.end()) : spot.end();
    }

    int belowFrom() {
        return layout.lineEnd(besideTo());
    }

    int belowTo() {
        int end = spot.isUnwritten() ? head() : spot.end();
        return Math.max(belowFrom(), layout.lineEnd(end));
    }

    /** Whether a map or list may begin beside the dash: one does already, or no comment stands there. */
    boolean fitsBesideDash() {
        if (at.parent().map() || spot.anchor() != null || spot.isBlockText()) {
            return false;
        }
        boolean alone =
                layout.text().substring(spot.end(), layout.lineEnd(spot.end())).isBlank();
        return spot.isBlockGroup() ? !isBelow() : alone;
    }

    /** The column of the keys or dashes beside it. */
    int parentColumn() {
        return layout.column(at.parent().part(0).start());
    }

    /** The column of the lines of a block text, if it is one that has any. */
    OptionalInt textColumn() {
        int first = Extents.skipSpace(layout.text(), belowFrom());
        boolean lines =
                spot.isBlockText() && first < spot.end() && !spot.value().equals(Value.of(""));
        return lines ? OptionalInt.of(Math.max(parentColumn() + 1, layout.column(first))) : OptionalInt.empty();
    }

    /** The longest line of a text, so that folded text keeps its width. */
    int width() {
        int widest = layout.text()
                .substring(belowFrom(), belowTo())
                .lines()
                .mapToInt(line -> line.strip().length())
                .max()
                .orElse(ValueWriter.WIDTH);
        return Math.max(ValueWriter.WIDTH / 4, widest);
    }

    /** Whether a comment follows that block text with its lines in some column would swallow. */
    boolean hasCommentBelow(int column) {
        int next = Extents.skipSpace(layout.text(), belowTo());
        boolean comment = next < layout.text().length() && layout.text().charAt(next) == '#';
        return comment && layout.column(next) >= column;
    }

    private boolean isBelow() {
        return spot.isBlockGroup() && !layout.sameLine(head(), spot.start());
    }
}
