package soulwright.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Spot.Part;
import soulwright.yaml.Spot.Scalar;
import soulwright.yaml.YamlScalar.Kind;
import soulwright.yaml.YamlScalar.Style;

/** Reads how a whole document is written. A text with any mistake in it has no layout: it is not for editing by position. */
final class LayoutReader {
    private static final int DEEPEST = Limits.standard().depth();

    private final String text;
    private final Events events;
    private final Map<String, Spot> anchors = new HashMap<>();
    private int reached;

    private LayoutReader(String text) {
        this.text = text;
        this.events = new Events(new Source("", text, 1));
    }

    static Optional<Layout> read(String text) {
        try {
            return Optional.of(new LayoutReader(text).document());
        } catch (SyntaxFault | NoLayout e) {
            return Optional.empty();
        }
    }

    private Layout document() {
        events.next();
        if (events.next().is(Event.ID.StreamEnd)) {
            return new Layout(text, null, Value.of(null));
        }
        Spot root = spot(events.next(), 0);
        events.next();
        demand(events.next().is(Event.ID.StreamEnd));
        return new Layout(text, root, root.value());
    }

    private Spot spot(Event event, int depth) {
        demand(depth <= DEEPEST);
        if (event instanceof AliasEvent alias) {
            return reference(alias);
        }
        NodeEvent node = (NodeEvent) event;
        demand(Events.tag(node) == null);
        Spot spot = event instanceof ScalarEvent scalar ? scalar(scalar) : group((CollectionStartEvent) event, depth);
        if (node.getAnchor() != null) {
            anchors.put(node.getAnchor(), spot);
        }
        return spot;
    }

    private Spot reference(AliasEvent event) {
        Spot target = anchors.get(event.getAnchor());
        if (target == null) {
            throw new NoLayout();
        }
        reached = Events.end(event);
        return new Spot.Reference(Events.start(event), reached, event.getAnchor(), target);
    }

    private Scalar scalar(ScalarEvent event) {
        int outer = Events.start(event);
        int mark = Events.end(event);
        int start = Math.min(mark, events.contentStart(event));
        Style style = Events.style(event);
        int end = style.isBlock() ? blockEnd(start, mark) : mark;
        reached = Math.max(reached, end);
        return new Scalar(outer, start, end, event.getAnchor(), style, word(event.getValue(), style, start, end));
    }

    private Value.Word word(String value, Style style, int start, int end) {
        return style == Style.PLAIN
                ? new Value.Word(CoreSchema.kindOf(value), value)
                : new Value.Word(Kind.TEXT, end == text.length() ? Extents.ended(value, text, start, style) : value);
    }

    private String header(int start) {
        return Extents.header(text, start);
    }

    private Group group(CollectionStartEvent start, int depth) {
        int outer = Events.start(start);
        int from = events.contentStart(start);
        boolean map = start.is(Event.ID.MappingStart);
        boolean braces = start.isFlow() && (text.charAt(from) == '{' || text.charAt(from) == '[');
        reached = braces ? from + 1 : from;
        List<Part> parts = new ArrayList<>();
        Event event = events.next();
        while (!event.is(Event.ID.MappingEnd) && !event.is(Event.ID.SequenceEnd)) {
            parts.add(map ? entry(event, depth) : item(event, start.isFlow(), depth));
            event = events.next();
        }
        reached = braces ? Events.end(event) : reached;
        return new Group(outer, from, reached, start.getAnchor(), start.isFlow(), map, List.copyOf(parts));
    }

    private Part item(Event event, boolean flow, int depth) {
        int dash = next(reached);
        Spot value = spot(event, depth + 1);
        int start = flow ? value.outer() : dash;
        int head = flow ? value.outer() : dash + 1;
        reached = Math.max(reached, head);
        return new Part(start, head, null, atHead(value, head));
    }

    private Part entry(Event event, int depth) {
        int begin = next(reached);
        demand(event.is(Event.ID.Scalar));
        Scalar key = (Scalar) spot(event, depth + 1);
        int colon = Extents.skipBlank(text, key.end());
        boolean found = colon < text.length() && text.charAt(colon) == ':';
        int head = found ? colon + 1 : key.end();
        reached = head;
        Spot value = atHead(spot(events.next(), depth + 1), head);
        reached = Math.max(head, value.end());
        return new Part(begin, head, key, value);
    }

    /** A value that is not written stands right behind its colon or dash, not at the next token. */
    private static Spot atHead(Spot value, int head) {
        return value instanceof Scalar scalar && scalar.isUnwritten() && scalar.anchor() == null
                ? new Scalar(head, head, head, null, Style.PLAIN, scalar.word())
                : value;
    }

    /** The next visible character that is neither in a comment nor a comma. */
    private int next(int from) {
        int at = Extents.skipBlank(text, from);
        return at < text.length() && text.charAt(at) == ',' ? Extents.skipBlank(text, at + 1) : at;
    }

    /** Blank lines that a `|+` keeps belong to it. */
    private int blockEnd(int start, int mark) {
        return header(start).contains("+") ? Extents.beforeBreak(text, mark) : Extents.blockEnd(text, start, mark);
    }

    private static void demand(boolean holds) {
        if (!holds) {
            throw new NoLayout();
        }
    }

    private static final class NoLayout extends RuntimeException {
        private static final long serialVersionUID = 1;

        NoLayout() {
            super(null, null, false, false);
        }
    }
}
