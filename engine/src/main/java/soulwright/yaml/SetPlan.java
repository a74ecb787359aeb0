package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Layout.Address;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Spot.Part;
import soulwright.yaml.Spot.Scalar;
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
    private static final int WIDTH = 80;

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
        return at.inFlow() ? flow(ValueWriter.inline(value, true, oldStyle())) : block(value);
    }

    private List<Splice> root(Value value) {
        boolean inline = ValueWriter.isShort(value) || isFlow(old);
        String lines = inline
                ? ValueWriter.inline(value, false, oldStyle())
                : joined(habits.writer().allLines(value), layout.column(old.start()));
        return List.of(new Splice(old.start(), bodyEnd(), lines));
    }

    private List<Splice> flow(String text) {
        if (!isUnwritten()) {
            return List.of(new Splice(old.start(), old.end(), text));
        }
        boolean colon = at.part().head() > keyEnd() || old.anchor() != null;
        return List.of(Splice.insert(old.end(), (colon ? " " : ": ") + text));
    }

    private List<Splice> block(Value value) {
        if (at.part().key() != null && at.part().head() == keyEnd()) {
            throw new Refusal(
                    Refused.Reason.NOT_POSSIBLE, "the key \"" + at.part().name() + "\" has no colon");
        }
        Optional<BlockText> text = blockText(value);
        if (text.isPresent()) {
            return splices(text.get().header(), joinedBelow(text.get().lines(), textColumn()));
        }
        if (isInline(value)) {
            return splices(ValueWriter.inline(value, false, oldStyle()), "");
        }
        int column = groupColumn(value);
        List<String> lines = habits.writer().allLines(value);
        return fitsBesideDash() ? splices(joined(lines, column), "") : splices("", joinedBelow(lines, column));
    }

    private List<Splice> splices(String beside, String below) {
        Extent was = extent();
        int head = head();
        int from = beside.isEmpty() ? head : was.besideFrom();
        String gap = from == head && !beside.isEmpty() ? " " : "";
        return List.of(
                new Splice(from, was.besideTo(), gap + beside), new Splice(was.belowFrom(), was.belowTo(), below));
    }

    /** Where the old value stands. */
    private record Extent(int besideFrom, int besideTo, int belowFrom, int belowTo) {}

    private Extent extent() {
        int head = head();
        if (isUnwritten()) {
            return new Extent(head, head, layout.lineEnd(head), layout.lineEnd(head));
        }
        if (isBlockText()) {
            int header = Extents.wordEnd(layout.text(), old.start());
            return new Extent(old.start(), header, layout.lineEnd(header), Math.max(layout.lineEnd(header), old.end()));
        }
        if (!isBlockGroup()) {
            return new Extent(old.start(), old.end(), layout.lineEnd(old.end()), layout.lineEnd(old.end()));
        }
        return layout.sameLine(head, old.start())
                ? new Extent(old.start(), bodyEnd(), bodyEnd(), bodyEnd())
                : new Extent(head, head, layout.lineEnd(head), bodyEnd());
    }

    /** A map or list may begin beside a dash when no comment stands there. */
    private boolean fitsBesideDash() {
        if (at.parent().map() || old.anchor() != null) {
            return false;
        }
        boolean alone =
                layout.text().substring(old.end(), layout.lineEnd(old.end())).isBlank() && !isBlockText();
        return isBlockGroup() ? layout.sameLine(head(), old.start()) : alone;
    }

    private boolean isInline(Value value) {
        if (old instanceof Group group && group.size() > 0) {
            return group.flow()
                    || value instanceof Value.Word
                    || ValueWriter.inline(value, false, null).length() == 2;
        }
        return ValueWriter.isShort(value);
    }

    private Optional<BlockText> blockText(Value value) {
        if (!(value instanceof Value.Word word) || word.kind() != YamlScalar.Kind.TEXT) {
            return Optional.empty();
        }
        boolean was = isBlockText();
        if (!was && (word.text().indexOf('\n') < 0 || hasCommentBelow())) {
            return Optional.empty();
        }
        Style style = was ? ((Scalar) old).style() : Style.LITERAL;
        int indent = textColumn() - Math.max(0, parentColumn());
        Optional<BlockText> kept = BlockText.of(word.text(), style, indent, was ? oldWidth() : WIDTH);
        return kept.isPresent() ? kept : BlockText.of(word.text(), Style.LITERAL, indent, WIDTH);
    }

    /** Whether a comment follows that block text here would swallow. */
    private boolean hasCommentBelow() {
        int next = Extents.skipSpace(layout.text(), layout.lineEnd(bodyEnd()));
        boolean comment = next < layout.text().length() && layout.text().charAt(next) == '#';
        return comment && layout.column(next) >= textColumn();
    }

    private int textColumn() {
        int usual = parentColumn() + habits.writer().step();
        if (!isBlockText()) {
            return usual;
        }
        int first = Extents.skipSpace(layout.text(), layout.lineEnd(Extents.wordEnd(layout.text(), old.start())));
        boolean empty = first >= old.end() || old.value().equals(Value.of(""));
        return empty ? usual : Math.max(parentColumn() + 1, layout.column(first));
    }

    private int groupColumn(Value value) {
        if (fitsBesideDash()) {
            return isUnwritten() ? parentColumn() + ValueWriter.DASH : layout.column(old.start());
        }
        boolean list = value instanceof Value.Items;
        int indent = list && at.parent().map()
                ? habits.writer().listStep()
                : habits.writer().step();
        boolean kept = isBlockGroup() && (list || layout.column(old.start()) > parentColumn());
        return kept ? layout.column(old.start()) : parentColumn() + indent;
    }

    /** The longest line of the old text, so that folded text keeps its width. */
    private int oldWidth() {
        String body = layout.text().substring(old.start(), old.end());
        return Math.max(
                WIDTH / 4,
                body.lines()
                        .skip(1)
                        .mapToInt(line -> line.strip().length())
                        .max()
                        .orElse(WIDTH));
    }

    private int head() {
        String anchor = old.anchor();
        return anchor == null ? at.part().head() : old.outer() + 1 + anchor.length();
    }

    private int keyEnd() {
        Scalar key = at.part().key();
        return key == null ? -1 : key.end();
    }

    private int parentColumn() {
        Part first = at.parent().part(0);
        return layout.column(first.start());
    }

    /** The end of the last line of a block map or list, its comment included. */
    private int bodyEnd() {
        return isBlockGroup() ? layout.lineEnd(old.end()) : old.end();
    }

    private @Nullable Style oldStyle() {
        return old instanceof Scalar scalar ? scalar.style() : null;
    }

    private boolean isUnwritten() {
        return old instanceof Scalar scalar && scalar.isEmpty();
    }

    private boolean isBlockText() {
        return old instanceof Scalar scalar && scalar.isBlock();
    }

    private boolean isBlockGroup() {
        return old instanceof Group group && !group.flow();
    }

    private static boolean isFlow(Spot spot) {
        return spot instanceof Group group && group.flow() && group.size() > 0;
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
