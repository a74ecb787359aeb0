package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.yaml.Layout.Address;
import soulwright.yaml.Parts.Items;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Value.Around;
import soulwright.yaml.Value.Word;
import soulwright.yaml.YamlScalar.Style;

/**
 * Plans how a value takes the place of another.
 *
 * <p>In block style a value has two parts, either of which may be empty: what stands beside its key or dash, and what stands below, in lines
 * of its own. Between them, at the end of the line of the key, may be a comment; it belongs to the key and is never touched:
 *
 * <pre>
 * hit: |   # beside is "|"          hit:  # beside is empty      hit: [a, b]  # beside is "[a, b]",
 *   text     below is "text"          - a   below is the list                 # below is empty
 * </pre>
 *
 * So every change of a value, whatever it was and becomes, is two splices: the new beside for the old, the new below for the old.
 */
final class SetPlan {
    private final Layout layout;
    private final Habits habits;
    private final Address at;
    private final Spot old;

    SetPlan(Layout layout, Habits habits, Address at) {
        this.layout = layout;
        this.habits = habits;
        this.at = at;
        this.old = at.spot();
    }

    List<Splice> plan(Value value) {
        if (at.isRoot()) {
            return root(value);
        }
        return at.inFlow() ? flow(value.inline(Around.FLOW, old.style())) : block(value);
    }

    private List<Splice> root(Value value) {
        boolean inline = value.isShort() || (old instanceof Group group && group.flow() && group.size() > 0);
        String text = inline
                ? value.inline(Around.BLOCK, old.style())
                : joined(value.lines(habits.writer()), layout.column(old.start()));
        return List.of(new Splice(old.start(), old.isBlockGroup() ? layout.lineEnd(old.end()) : old.end(), text));
    }

    private List<Splice> flow(String text) {
        if (!old.isUnwritten()) {
            return List.of(new Splice(old.start(), old.end(), text));
        }
        boolean colon = at.part().hasColon() || old.anchor() != null;
        return List.of(Splice.insert(old.end(), (colon ? " " : ": ") + text));
    }

    private List<Splice> block(Value value) {
        if (at.part().key() != null && !at.part().hasColon()) {
            throw new Refusal(
                    Refused.Reason.NOT_POSSIBLE, "the key \"" + at.part().name() + "\" has no colon");
        }
        Written was = new Written(layout, at);
        Optional<BlockText> text = value instanceof Word word ? blockText(word, was) : Optional.empty();
        if (text.isPresent()) {
            return splices(was, text.get().header(), joinedBelow(text.get().lines(), textColumn(was)));
        }
        if (isInline(value)) {
            return splices(was, value.inline(Around.BLOCK, old.style()), "");
        }
        int column = groupColumn(value, was);
        List<String> lines = value.lines(habits.writer());
        return was.fitsBesideDash()
                ? splices(was, joined(lines, column), "")
                : splices(was, "", joinedBelow(lines, column));
    }

    private static List<Splice> splices(Written was, String beside, String below) {
        int from = beside.isEmpty() ? was.head() : was.besideFrom();
        String gap = from == was.head() && !beside.isEmpty() ? " " : "";
        return List.of(
                new Splice(from, was.besideTo(), gap + beside), new Splice(was.belowFrom(), was.belowTo(), below));
    }

    private boolean isInline(Value value) {
        if (old instanceof Group group && group.size() > 0) {
            return group.flow() || !(value instanceof Parts parts) || parts.size() == 0;
        }
        return value.isShort();
    }

    private Optional<BlockText> blockText(Word word, Written was) {
        if (word.kind() != YamlScalar.Kind.TEXT) {
            return Optional.empty();
        }
        int column = textColumn(was);
        int indent = column - Math.max(0, was.parentColumn());
        Style style = old.style();
        if (old.isBlockText() && style != null) {
            return BlockText.of(word.text(), style, indent, was.width())
                    .or(() -> BlockText.of(word.text(), Style.LITERAL, indent, ValueWriter.WIDTH));
        }
        return word.hasSeveralLines() && !was.hasCommentBelow(column)
                ? BlockText.of(word.text(), Style.LITERAL, indent, ValueWriter.WIDTH)
                : Optional.empty();
    }

    private int textColumn(Written was) {
        return was.textColumn().orElse(was.parentColumn() + habits.writer().step());
    }

    private int groupColumn(Value value, Written was) {
        boolean list = value instanceof Items;
        boolean kept = old.isBlockGroup() && (list || layout.column(old.start()) > was.parentColumn());
        if (kept || (was.fitsBesideDash() && !old.isUnwritten())) {
            return layout.column(old.start());
        }
        if (was.fitsBesideDash()) {
            return was.parentColumn() + ValueWriter.DASH;
        }
        boolean underKey = list && at.parent().map();
        return was.parentColumn()
                + (underKey ? habits.writer().listStep() : habits.writer().step());
    }

    private String joined(List<String> lines, int column) {
        List<String> indented = new ArrayList<>(ValueWriter.indented(lines, column));
        indented.set(0, lines.get(0));
        return String.join(habits.newline(), indented);
    }

    private String joinedBelow(List<String> lines, int column) {
        return habits.newline() + String.join(habits.newline(), ValueWriter.indented(lines, column));
    }
}
