package soulwright.tools;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import soulwright.content.RulesText;
import soulwright.diagnostic.Place;
import soulwright.pack.History;
import soulwright.pack.Kind;
import soulwright.pack.Load.PackStatus;
import soulwright.pack.RulesBook;
import soulwright.pack.Workspace;

/**
 * An entry with the place that set each of its values, and what that replaced.
 *
 * @param rules what it does, part by part; none where only its values are asked for
 */
record EntryExplanation(String kind, String id, List<Rule> rules, List<Value> values) {
    private static final int WIDEST_PATH = 36;
    private static final int WIDEST_VALUE = 44;

    /**
     * What a part of it does.
     *
     * @param part what the part is called; empty for the entry itself
     */
    record Rule(String part, String text) {
        static Rule of(RulesText rules) {
            return new Rule(rules.name().orElse(""), rules.plain());
        }

        private String shown() {
            String lead = part.isEmpty() ? "" : part + ": ";
            return ("  " + lead + text).replace("\n", "\n  ") + "\n";
        }
    }

    /** @param before the values that this one replaced, the latest first */
    record Value(String path, String value, String file, int line, int column, List<Before> before) {
        static Value of(History.Value value) {
            Place place = value.place();
            List<Before> before = value.before().stream().map(Before::of).toList();
            return new Value(value.path(), value.text(), place.file(), place.line(), place.column(), before);
        }
    }

    /** A value that counts no more. */
    record Before(String value, String file, int line, int column) {
        static Before of(History.Before before) {
            Place place = before.place();
            return new Before(before.text(), place.file(), place.line(), place.column());
        }
    }

    /** All entries, of whatever kind and pack, that an id may mean; it may be written with its pack or without. */
    static List<EntryExplanation> all(Workspace workspace, String id) {
        return workspace.load().packs().stream()
                .map(PackStatus::id)
                .filter(pack -> !id.contains(":") || id.startsWith(pack + ":"))
                .map(pack -> id.contains(":") ? id : pack + ":" + id)
                .flatMap(full -> Stream.of(Kind.values()).flatMap(kind -> of(workspace, kind.folder(), full)))
                .toList();
    }

    private static Stream<EntryExplanation> of(Workspace workspace, String kind, String id) {
        return workspace.history(kind, id).stream()
                .map(history -> new EntryExplanation(
                        kind,
                        id,
                        rules(workspace, kind, id),
                        history.values().stream().map(Value::of).toList()));
    }

    private static List<Rule> rules(Workspace workspace, String kind, String id) {
        return RulesBook.of(workspace.load()).of(kind, id).stream()
                .filter(rules -> !rules.rules().isEmpty())
                .map(Rule::of)
                .toList();
    }

    /** Only the values that took another's place. */
    EntryExplanation changed() {
        return new EntryExplanation(
                kind,
                id,
                List.of(),
                values.stream().filter(value -> !value.before().isEmpty()).toList());
    }

    /**
     * For people: what it does, then a line a value, and below it what it replaced. A path too long for its column stands on a line of its own.
     *
     * @param content where the packs that ship lie; their files are shown relative to it
     */
    String text(Path content) {
        StringBuilder text = new StringBuilder(kind + " " + id + "\n");
        rules.forEach(rule -> text.append(rule.shown()));
        int pathWidth = width(values.stream().map(Value::path), WIDEST_PATH);
        int valueWidth = width(values.stream().map(Value::value), WIDEST_VALUE);
        for (Value value : values) {
            String path = value.path();
            if (path.length() > pathWidth) {
                text.append("  " + path + "\n");
                path = "";
            }
            text.append("  " + padded(path, pathWidth) + padded(value.value(), valueWidth))
                    .append(place(value.file(), value.line(), value.column(), content));
            for (Before before : value.before()) {
                text.append("  " + padded("", pathWidth) + padded("was " + before.value(), valueWidth))
                        .append(place(before.file(), before.line(), before.column(), content));
            }
        }
        return text.toString();
    }

    private static String place(String file, int line, int column, Path content) {
        Path path = Path.of(file).toAbsolutePath();
        String shown =
                path.startsWith(content) ? content.relativize(path).toString().replace('\\', '/') : file;
        return "%s:%d:%d\n".formatted(shown, line, column);
    }

    private static int width(Stream<String> texts, int widest) {
        return texts.mapToInt(String::length)
                .filter(length -> length <= widest)
                .max()
                .orElse(0);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length())) + "  ";
    }
}
