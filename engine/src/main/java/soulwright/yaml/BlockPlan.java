package soulwright.yaml;

import java.util.List;
import soulwright.yaml.Spot.Group;

/**
 * Plans changes to the parts of a map or list in block style. Comments directly above a part, not indented deeper than it, go with it; so do
 * those beside its last line, and deeper ones directly below.
 */
final class BlockPlan implements PartsPlan {
    private final Layout layout;
    private final Habits habits;
    private final Group group;
    private final int column;
    private final int floor;

    /** @param floor where the first line begins that can belong to the group */
    BlockPlan(Layout layout, Habits habits, Group group, int floor) {
        this.layout = layout;
        this.habits = habits;
        this.group = group;
        this.column = layout.column(group.part(0).start());
        this.floor = floor;
    }

    @Override
    public List<Splice> insert(int index, List<String> lines) {
        String gap = isSpaced(index) && !isBelowKept(index) ? habits.newline() : "";
        String indent = habits.newline() + " ".repeat(column);
        List<String> later = ValueWriter.indented(lines.subList(1, lines.size()), column);
        later.add(0, lines.get(0));
        String text = String.join(habits.newline(), later);
        return index == 0
                ? List.of(Splice.insert(begin(0), text + gap + indent))
                : List.of(Splice.insert(end(index - 1), gap + indent + text));
    }

    @Override
    public List<Splice> remove(int index) {
        int begin = begin(index);
        if (!layout.beginsLine(begin)) {
            return List.of(new Splice(behindDash(), begin(1), besideDash(1)));
        }
        int from = layout.lineStart(begin);
        int to = nextLine(end(index));
        if (index == 0 || isBelowKept(index)) {
            to = behindBlankLines(to);
        } else if (index == group.size() - 1 || behindBlankLines(to) > to) {
            from = beforeBlankLines(from, nextLine(end(index - 1)));
        }
        boolean last = to == layout.text().length() && layout.lineEnd(end(index)) == to && !isBelowKept(index);
        return List.of(last ? Splice.delete(Extents.beforeBreak(layout.text(), from), to) : Splice.delete(from, to));
    }

    /** Only what stands between the two places is rewritten; blank lines stay where they are. */
    @Override
    public List<Splice> move(int from, int to) {
        int first = Math.min(from, to);
        int last = Math.max(from, to);
        List<Integer> order = PartsPlan.moved(group.size(), from, to);
        boolean dash = first == 0 && !layout.beginsLine(begin(0));
        StringBuilder text = new StringBuilder(dash ? besideDash(order.get(0)) : "");
        for (int i = first; i <= last; i++) {
            text.append(layout.text(), begin(order.get(i)), end(order.get(i)));
            text.append(i < last ? between(i) : "");
        }
        return List.of(new Splice(dash ? behindDash() : begin(first), end(last), text.toString()));
    }

    private String between(int index) {
        int next = begin(index + 1);
        if (next < end(index)) {
            throw new Refusal(Refused.Reason.NOT_POSSIBLE, "the keys here share a line");
        }
        return layout.text().substring(end(index), next);
    }

    /** Where the blanks begin between a dash and the part beside it. */
    private int behindDash() {
        int at = group.part(0).start();
        while (at > 0 && Extents.isBlank(layout.text().charAt(at - 1))) {
            at--;
        }
        return at;
    }

    /** What stands between a dash and a part that comes beside it; a comment above the part stays above it. */
    private String besideDash(int index) {
        int start = group.part(index).start();
        return begin(index) < start
                ? habits.newline() + " ".repeat(column)
                : layout.text().substring(behindDash(), group.part(0).start());
    }

    /** Whether a part that comes in here is to be set off by a blank line, as its neighbours are. */
    private boolean isSpaced(int index) {
        if (index == 0 || index == 1) {
            return hasGap(0);
        }
        return hasGap(index - 2) && (index == group.size() || hasGap(index - 1));
    }

    /** Whether a blank line stands between a part and the next. */
    private boolean hasGap(int index) {
        int below = nextLine(end(index));
        return index + 1 < group.size() && behindBlankLines(below) > below;
    }

    /** Whether blank lines above a part are text of the part before it. */
    private boolean isBelowKept(int index) {
        return index > 0 && keepsBlankLines(group.part(index - 1).value());
    }

    /** Whether a value ends with a text that takes in the blank lines below it. */
    private boolean keepsBlankLines(Spot spot) {
        if (spot instanceof Group inner && !inner.flow()) {
            return keepsBlankLines(inner.part(inner.size() - 1).value());
        }
        return spot instanceof Spot.Scalar scalar
                && scalar.isBlockText()
                && scalar.header(layout.text()).contains("+");
    }

    /** Where a part begins, the comments above it included. */
    private int begin(int index) {
        int begin = group.part(index).start();
        int least = index == 0
                ? floor
                : nextLine(layout.lineEnd(group.part(index - 1).end()));
        while (layout.beginsLine(begin) && layout.lineStart(begin) > least) {
            int above = layout.lineStart(Extents.beforeBreak(layout.text(), layout.lineStart(begin)));
            int visible = Extents.firstInLine(layout.text(), above);
            if (!isComment(visible) || layout.column(visible) > column) {
                break;
            }
            begin = visible;
        }
        return begin;
    }

    /** Where a part ends, the comments beside and below it included. */
    private int end(int index) {
        int end = layout.lineEnd(group.part(index).end());
        int visible = Extents.firstInLine(layout.text(), nextLine(end));
        while (isComment(visible) && layout.column(visible) > column) {
            end = layout.lineEnd(visible);
            visible = Extents.firstInLine(layout.text(), nextLine(end));
        }
        return end;
    }

    private boolean isComment(int at) {
        return at < layout.text().length() && layout.text().charAt(at) == '#';
    }

    private int nextLine(int lineEnd) {
        String text = layout.text();
        if (lineEnd >= text.length()) {
            return lineEnd;
        }
        return lineEnd + (text.startsWith("\r\n", lineEnd) ? 2 : 1);
    }

    private int behindBlankLines(int from) {
        int at = from;
        while (at < layout.text().length()
                && layout.text().substring(at, layout.lineEnd(at)).isBlank()) {
            at = nextLine(layout.lineEnd(at));
        }
        return at;
    }

    private int beforeBlankLines(int from, int least) {
        int at = from;
        while (at > least) {
            int above = layout.lineStart(Extents.beforeBreak(layout.text(), at));
            if (!layout.text().substring(above, at).isBlank()) {
                break;
            }
            at = above;
        }
        return at;
    }
}
