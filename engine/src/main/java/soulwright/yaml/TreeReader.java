package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.Anchors.Anchored;
import soulwright.yaml.YamlScalar.Kind;
import soulwright.yaml.YamlScalar.Style;

/**
 * Builds the tree of one piece. A key that stands twice is reported and left out; anything else that is wrong ends the piece by a
 * {@link SyntaxFault}, so that nothing is told of what only follows from it.
 */
final class TreeReader {
    private final Source source;
    private final Limits limits;
    private final Anchors anchors;
    private final Sink sink;
    private final Events events;
    private final Complaints complaints;
    private final List<Diagnostic> warnings = new ArrayList<>();
    private int reached;
    private int deepest;
    private long values;

    TreeReader(Source source, Limits limits, Anchors anchors, Sink sink) {
        this.source = source;
        this.limits = limits;
        this.anchors = anchors;
        this.sink = sink;
        this.events = new Events(source);
        this.complaints = new Complaints(source);
    }

    /** The one value of the piece; empty when it holds only comments. */
    Optional<YamlNode> read() {
        events.next();
        if (events.next().is(Event.ID.StreamEnd)) {
            return Optional.empty();
        }
        YamlNode root = node(events.next(), 0);
        events.next();
        Event after = events.next();
        if (!after.is(Event.ID.StreamEnd)) {
            throw new SyntaxFault(complaints.secondDocument(after));
        }
        warnings.forEach(sink::report);
        return Optional.of(root);
    }

    private YamlNode node(Event event, int depth) {
        if (event instanceof AliasEvent alias) {
            return aliased(alias, depth);
        }
        NodeEvent start = (NodeEvent) event;
        values++;
        return start.getAnchor() == null ? bare(start, depth) : anchored(start, depth);
    }

    private YamlNode bare(NodeEvent event, int depth) {
        if (Events.tag(event) != null) {
            int tag = Extents.tagStart(source.text(), Events.start(event), event.getAnchor());
            throw new SyntaxFault(complaints.tag(tag));
        }
        if (event instanceof ScalarEvent scalar) {
            return scalar(scalar);
        }
        if (depth >= limits.depth()) {
            throw new SyntaxFault(complaints.tooDeep(event, limits.depth()));
        }
        deepest = Math.max(deepest, depth + 1);
        CollectionStartEvent start = (CollectionStartEvent) event;
        return event.is(Event.ID.SequenceStart) ? list(start, depth + 1) : map(start, depth + 1);
    }

    private YamlNode list(CollectionStartEvent start, int depth) {
        int from = events.contentStart(start);
        List<YamlNode> items = new ArrayList<>();
        Event event = events.next();
        while (!event.is(Event.ID.SequenceEnd)) {
            items.add(node(event, depth));
            event = events.next();
        }
        return new YamlList(source, from, collectionEnd(start, event), items);
    }

    private YamlNode map(CollectionStartEvent start, int depth) {
        int from = events.contentStart(start);
        MapEntries entries = new MapEntries();
        Event event = events.next();
        while (!event.is(Event.ID.MappingEnd)) {
            YamlScalar key = key(event, depth);
            YamlNode value = node(events.next(), depth);
            YamlScalar first = entries.add(key, value);
            if (first != null) {
                sink.report(complaints.keyTwice(key, first));
            }
            event = events.next();
        }
        return new YamlMap(source, from, collectionEnd(start, event), entries.list());
    }

    private YamlScalar key(Event event, int depth) {
        YamlNode key = node(event, depth);
        if (!(key instanceof YamlScalar word) || word.kind() == Kind.NULL || event.is(Event.ID.Alias)) {
            throw new SyntaxFault(complaints.keyIsNoWord(event, key));
        }
        if (word.text().equals("<<") && word.style() == Style.PLAIN) {
            throw new SyntaxFault(complaints.mergeKey(word));
        }
        return word;
    }

    private YamlScalar scalar(ScalarEvent event) {
        Style style = Events.style(event);
        int mark = Events.end(event);
        int start = Math.min(mark, events.contentStart(event));
        int end = style.isBlock() ? Extents.blockEnd(source.text(), start, mark) : mark;
        String value = event.getValue();
        String text = end == source.text().length() ? Extents.ended(value, source.text(), start, style) : value;
        Kind kind = style == Style.PLAIN ? CoreSchema.kindOf(text) : Kind.TEXT;
        reached = Math.max(reached, end);
        YamlScalar scalar = new YamlScalar(source, start, end, text, kind, style);
        if (style == Style.PLAIN) {
            lookAround(scalar);
        }
        return scalar;
    }

    /** What has no quotes may lack them: `#` and typographic quotes are not what they seem. */
    private void lookAround(YamlScalar plain) {
        if (plain.text().isEmpty()) {
            int after = Extents.firstInLine(source.text(), plain.end());
            if (after > plain.end() && Extents.isWordOfComment(source.text(), after)) {
                throw new SyntaxFault(complaints.valueIsComment(after));
            }
        } else if (TypographicQuotes.seemToQuote(plain.text())) {
            warnings.add(complaints.typographicQuotes(plain));
        }
    }

    /** SnakeYAML's block collections reach to the next token; ours end with their last value. */
    private int collectionEnd(CollectionStartEvent start, Event end) {
        reached = start.isFlow() ? Events.end(end) : reached;
        return reached;
    }

    private YamlNode anchored(NodeEvent event, int depth) {
        String name = event.getAnchor();
        int outerDeepest = deepest;
        long before = values;
        deepest = depth;
        anchors.open(name);
        YamlNode node = bare(event, depth);
        anchors.close(name, new Anchored(node, values - before + 1, deepest - depth));
        deepest = Math.max(outerDeepest, deepest);
        return node;
    }

    private YamlNode aliased(AliasEvent event, int depth) {
        Anchored anchored = anchored(event);
        reached = Events.end(event);
        values += anchored.values();
        deepest = Math.max(deepest, depth + anchored.height());
        if (depth + anchored.height() > limits.depth()) {
            throw new SyntaxFault(complaints.tooDeep(event, limits.depth()));
        }
        if (anchors.repeat(anchored) > limits.aliased()) {
            throw new SyntaxFault(complaints.tooManyAliases(event, limits.aliased()));
        }
        return anchored.node();
    }

    private Anchored anchored(AliasEvent event) {
        String name = event.getAnchor();
        if (anchors.isOpen(name)) {
            throw new SyntaxFault(complaints.aliasOfItself(event, name));
        }
        Anchored anchored = anchors.find(name);
        if (anchored == null) {
            throw new SyntaxFault(complaints.unknownAlias(event, name));
        }
        return anchored;
    }
}
