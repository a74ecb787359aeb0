package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.Anchors.Anchored;
import soulwright.yaml.YamlScalar.Kind;
import soulwright.yaml.YamlScalar.Style;

/**
 * Builds the tree of one piece from SnakeYAML's events. What can be mended locally (a key that stands twice, a tag) is reported and left
 * out; what cannot ends the piece by a {@link SyntaxFault}.
 */
final class TreeReader {
    private static final LoaderOptions OPTIONS = new LoaderOptions();

    private final Source source;
    private final Limits limits;
    private final Anchors anchors;
    private final Sink sink;
    private final TextReader reader;
    private final ParserImpl parser;
    private int reached;
    private int deepest;
    private long values;

    TreeReader(Source source, Limits limits, Anchors anchors, Sink sink) {
        this.source = source;
        this.limits = limits;
        this.anchors = anchors;
        this.sink = sink;
        this.reader = new TextReader(source.text());
        this.parser = new ParserImpl(reader, OPTIONS);
    }

    /** The one value of the piece; empty when it holds only comments. */
    Optional<YamlNode> read() {
        next();
        if (next().is(Event.ID.StreamEnd)) {
            return Optional.empty();
        }
        YamlNode root = node(next(), 0);
        next();
        Event after = next();
        if (!after.is(Event.ID.StreamEnd)) {
            throw fault(
                    Code.SEVERAL_DOCUMENTS,
                    after.getStartMark().getIndex(),
                    after.getEndMark().getIndex(),
                    "a second document begins here",
                    "remove this line: a file holds one document");
        }
        return Optional.of(root);
    }

    private Event next() {
        try {
            return parser.getEvent();
        } catch (MarkedYAMLException e) {
            throw new SyntaxFault(new SyntaxExplainer(source).explain(e, reader.getIndex()));
        } catch (YAMLException | NumberFormatException e) {
            throw fault(
                    Code.SYNTAX,
                    reader.getIndex(),
                    reader.getIndex(),
                    "this cannot be read as YAML",
                    "put the text in quotes");
        }
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
        if (event instanceof ScalarEvent scalar) {
            return scalar(scalar);
        }
        if (depth >= limits.depth()) {
            throw tooDeep(event);
        }
        deepest = Math.max(deepest, depth + 1);
        CollectionStartEvent start = (CollectionStartEvent) event;
        int from = contentStart(start, start.getTag());
        return event.is(Event.ID.SequenceStart) ? list(start, from, depth + 1) : map(start, from, depth + 1);
    }

    private YamlNode list(CollectionStartEvent start, int from, int depth) {
        List<YamlNode> items = new ArrayList<>();
        Event event = next();
        while (!event.is(Event.ID.SequenceEnd)) {
            items.add(node(event, depth));
            event = next();
        }
        return new YamlList(source, from, collectionEnd(start, event), items);
    }

    private YamlNode map(CollectionStartEvent start, int from, int depth) {
        MapEntries entries = new MapEntries(sink);
        Event event = next();
        while (!event.is(Event.ID.MappingEnd)) {
            YamlScalar key = key(event, depth);
            YamlNode value = node(next(), depth);
            if (key != null) {
                entries.add(key, value);
            }
            event = next();
        }
        return new YamlMap(source, from, collectionEnd(start, event), entries.list());
    }

    /** The key, or null when it was reported and its value is to be left out. */
    private @Nullable YamlScalar key(Event event, int depth) {
        YamlNode key = node(event, depth);
        if (!(key instanceof YamlScalar word) || word.kind() == Kind.NULL || event.is(Event.ID.Alias)) {
            int start = event.getStartMark().getIndex();
            int end = Math.max(
                    start, event.is(Event.ID.Alias) ? event.getEndMark().getIndex() : key.end());
            sink.report(Diagnostic.of(Code.OTHER_KEY_TYPE, source.place(start, end), "key is not a word")
                    .withHelp("write the key as a word, in quotes if need be"));
            return null;
        }
        if (word.text().equals("<<") && word.style() == Style.PLAIN) {
            sink.report(Diagnostic.of(Code.MERGE_KEY, word.place(), "merge key \"<<\" is not used here")
                    .withHelp("share values with `extends`"));
            return null;
        }
        return word;
    }

    private YamlScalar scalar(ScalarEvent event) {
        String text = event.getValue();
        Style style = style(event);
        int mark = event.getEndMark().getIndex();
        int start = Math.min(mark, contentStart(event, event.getTag()));
        boolean block = style == Style.LITERAL || style == Style.FOLDED;
        int end = block ? Extents.blockEnd(source.text(), start, mark) : mark;
        reached = Math.max(reached, end);
        return new YamlScalar(
                source, start, end, text, style == Style.PLAIN ? CoreSchema.kindOf(text) : Kind.TEXT, style);
    }

    static Style style(ScalarEvent event) {
        return switch (event.getScalarStyle()) {
            case PLAIN -> Style.PLAIN;
            case SINGLE_QUOTED -> Style.SINGLE_QUOTED;
            case LITERAL -> Style.LITERAL;
            case FOLDED -> Style.FOLDED;
            default -> Style.DOUBLE_QUOTED;
        };
    }

    /** SnakeYAML's block collections reach to the next token; ours end with their last value. */
    private int collectionEnd(CollectionStartEvent start, Event end) {
        if (start.isFlow()) {
            reached = end.getEndMark().getIndex();
        }
        return reached;
    }

    private int contentStart(NodeEvent event, @Nullable String tag) {
        int start = event.getStartMark().getIndex();
        if (tag != null) {
            int at = Extents.tagStart(source.text(), start, event.getAnchor());
            int end = Extents.wordEnd(source.text(), at);
            String word = source.text().substring(at, end);
            sink.report(Diagnostic.of(Code.UNKNOWN_TAG, source.place(at, end), "tag \"" + word + "\" is not used here")
                    .withHelp("remove the tag, or put text that begins with \"!\" in quotes"));
        }
        return event.getAnchor() == null && tag == null
                ? start
                : Extents.skipProperties(source.text(), start, event.getAnchor());
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
        Anchored anchored = anchors.isOpen(event.getAnchor()) ? null : anchors.find(event.getAnchor());
        if (anchored == null) {
            throw unknownAlias(event);
        }
        reached = event.getEndMark().getIndex();
        values += anchored.values();
        deepest = Math.max(deepest, depth + anchored.height());
        if (depth + anchored.height() > limits.depth()) {
            throw tooDeep(event);
        }
        if (anchors.repeat(anchored) > limits.aliased()) {
            throw fault(
                    Code.TOO_MANY_ALIASES,
                    event,
                    "aliases in this file repeat more than " + limits.aliased() + " values",
                    "write the values out, or share them with `extends`");
        }
        return anchored.node();
    }

    private SyntaxFault unknownAlias(AliasEvent event) {
        String name = event.getAnchor();
        return anchors.isOpen(name)
                ? fault(
                        Code.UNKNOWN_ALIAS,
                        event,
                        "alias \"" + name + "\" stands inside the value it repeats",
                        "move the alias out of that value")
                : fault(
                        Code.UNKNOWN_ALIAS,
                        event,
                        "alias \"" + name + "\" repeats nothing: no anchor above has that name",
                        "put text that begins with \"*\" in quotes");
    }

    private SyntaxFault tooDeep(NodeEvent event) {
        return fault(
                Code.TOO_DEEP,
                event,
                "values are nested more than " + limits.depth() + " deep",
                "flatten the lists and maps here");
    }

    private SyntaxFault fault(Code code, Event event, String message, String help) {
        int start = event.getStartMark().getIndex();
        return fault(code, start, event.is(Event.ID.Alias) ? event.getEndMark().getIndex() : start + 1, message, help);
    }

    private SyntaxFault fault(Code code, int start, int end, String message, String help) {
        return new SyntaxFault(
                Diagnostic.of(code, source.place(start, end), message).withHelp(help));
    }
}
