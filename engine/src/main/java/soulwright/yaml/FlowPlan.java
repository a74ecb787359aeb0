package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Spot.Part;

/** Plans changes to the parts of a map or list in brackets or braces, on one line or with a line for each part. */
final class FlowPlan implements PartsPlan {
    private final Layout layout;
    private final Habits habits;
    private final Group group;

    FlowPlan(Layout layout, Habits habits, Group group) {
        this.layout = layout;
        this.habits = habits;
        this.group = group;
    }

    @Override
    public List<Splice> insert(int index, List<String> lines) {
        String text = String.join(" ", lines);
        int neighbour = Math.max(0, index - 1);
        Part part = group.part(neighbour);
        if (!hasOwnLine(neighbour)) {
            return List.of(
                    index == 0 ? Splice.insert(part.start(), text + ", ") : Splice.insert(part.end(), ", " + text));
        }
        String indent = habits.newline() + " ".repeat(layout.column(part.start()));
        if (index == 0) {
            return List.of(Splice.insert(part.start(), text + "," + indent));
        }
        int comma = comma(neighbour);
        int lineEnd = layout.lineEnd(Math.max(part.end(), comma));
        return comma < 0
                ? List.of(Splice.insert(part.end(), ","), Splice.insert(lineEnd, indent + text))
                : List.of(Splice.insert(lineEnd, indent + text + ","));
    }

    @Override
    public List<Splice> remove(int index) {
        Part part = group.part(index);
        if (hasOwnLine(index)) {
            return removeLine(index);
        }
        int before = index == 0 ? part.start() : group.part(index - 1).end();
        boolean comment = layout.text().substring(before, part.start()).contains("#");
        if (index > 0 && !comment) {
            return List.of(Splice.delete(before, part.end()));
        }
        boolean last = index == group.size() - 1;
        return List.of(Splice.delete(
                part.start(), last ? part.end() : group.part(index + 1).start()));
    }

    private List<Splice> removeLine(int index) {
        Part part = group.part(index);
        int comma = comma(index);
        int lineEnd = layout.lineEnd(Math.max(part.end(), comma));
        int from = Extents.beforeBreak(layout.text(), layout.lineStart(leadStart(index)));
        List<Splice> splices = new ArrayList<>();
        if (index > 0 && comma < 0) {
            int before = comma(index - 1);
            splices.add(Splice.delete(before, before + 1));
        }
        splices.add(Splice.delete(from, lineEnd));
        return splices;
    }

    @Override
    public List<Splice> move(int from, int to) {
        int first = Math.min(from, to);
        int last = Math.max(from, to);
        List<Integer> order = PartsPlan.moved(group.size(), from, to);
        StringBuilder text = new StringBuilder();
        for (int i = first; i <= last; i++) {
            int moved = order.get(i);
            text.append(layout.text(), leadStart(moved), group.part(moved).end());
            text.append(comma(i) >= 0 ? "," : "").append(tail(moved)).append(between(i, last));
        }
        return List.of(new Splice(leadStart(first), tailEnd(last), text.toString()));
    }

    private String between(int index, int last) {
        return index == last ? "" : layout.text().substring(tailEnd(index), leadStart(index + 1));
    }

    /** The comment beside a part that has a line to itself, with the blanks before it. */
    private String tail(int index) {
        int from = Math.max(group.part(index).end(), comma(index) + 1);
        return layout.text().substring(from, tailEnd(index));
    }

    private int tailEnd(int index) {
        int from = Math.max(group.part(index).end(), comma(index) + 1);
        return hasOwnLine(index) ? layout.lineEnd(from) : from;
    }

    /** Where a part begins, with the comment lines directly above it. */
    private int leadStart(int index) {
        int begin = group.part(index).start();
        while (layout.beginsLine(begin) && layout.lineStart(begin) > group.start()) {
            int above = layout.lineStart(Extents.beforeBreak(layout.text(), layout.lineStart(begin)));
            int visible = Extents.firstInLine(layout.text(), above);
            if (above <= group.start() || layout.text().charAt(visible) != '#') {
                break;
            }
            begin = visible;
        }
        return begin;
    }

    /** Whether nothing but a comment shares the lines of a part with it. */
    private boolean hasOwnLine(int index) {
        Part part = group.part(index);
        int end = Math.max(part.end(), comma(index) + 1);
        return layout.beginsLine(part.start())
                && layout.endsLine(end)
                && layout.lineEnd(end) < layout.text().length();
    }

    /** The comma behind a part, or -1. */
    private int comma(int index) {
        int at = Extents.skipBlank(layout.text(), group.part(index).end());
        return layout.text().charAt(at) == ',' ? at : -1;
    }
}
