package soulwright.yaml;

import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import soulwright.yaml.YamlScalar.Style;

/** SnakeYAML's events of a text, and where in it the values truly begin and end. */
final class Events {
    private static final LoaderOptions OPTIONS = new LoaderOptions();

    private final Source source;
    private final TextReader reader;
    private final ParserImpl parser;

    Events(Source source) {
        this.source = source;
        this.reader = new TextReader(source.text());
        this.parser = new ParserImpl(reader, OPTIONS);
    }

    /**
     * Reads on.
     *
     * @throws SyntaxFault where the text is no YAML
     */
    Event next() {
        try {
            return parser.getEvent();
        } catch (YAMLException | NumberFormatException e) {
            throw new SyntaxFault(new SyntaxExplainer(source).explain(e, reader.getIndex()));
        }
    }

    static int start(Event event) {
        return event.getStartMark().getIndex();
    }

    static int end(Event event) {
        return event.getEndMark().getIndex();
    }

    static @Nullable String tag(NodeEvent event) {
        if (event instanceof ScalarEvent scalar) {
            return scalar.getTag();
        }
        return event instanceof CollectionStartEvent start ? start.getTag() : null;
    }

    /** Where a value begins behind its anchor and tag. */
    int contentStart(NodeEvent event) {
        int start = start(event);
        return event.getAnchor() == null && tag(event) == null
                ? start
                : Extents.skipProperties(source.text(), start, event.getAnchor());
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
}
