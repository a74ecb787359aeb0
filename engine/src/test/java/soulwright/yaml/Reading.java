package soulwright.yaml;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import soulwright.diagnostic.Diagnostic;

/** A text as it was read, with what was found in it. */
record Reading(YamlFile file, List<Diagnostic> found) {
    static Reading of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    static Reading of(byte[] bytes) {
        return of(bytes, Limits.standard());
    }

    static Reading of(byte[] bytes, Limits limits) {
        List<Diagnostic> found = new ArrayList<>();
        return new Reading(YamlFile.read("file.yaml", bytes, limits, found::add), found);
    }

    Reading again(String text) {
        List<Diagnostic> more = new ArrayList<>();
        return new Reading(file.reread(text.getBytes(StandardCharsets.UTF_8), more::add), more);
    }

    /** Each finding as `SW1004 2:5-2:6`. */
    List<String> findings() {
        return found.stream().map(Reading::brief).toList();
    }

    List<String> messages() {
        return found.stream().map(Diagnostic::message).toList();
    }

    /** The values of the file, as in JSON but without quotes where none are needed. */
    String values() {
        return file.root().map(Reading::show).orElse("");
    }

    private static String brief(Diagnostic found) {
        var place = found.place();
        return "%s %d:%d-%d:%d"
                .formatted(found.code().id(), place.line(), place.column(), place.endLine(), place.endColumn());
    }

    static String show(YamlNode node) {
        if (node instanceof YamlList list) {
            return list.items().stream().map(Reading::show).collect(Collectors.joining(", ", "[", "]"));
        }
        if (node instanceof YamlMap map) {
            return map.entries().stream()
                    .map(entry -> show(entry.key()) + ": " + show(entry.value()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        YamlScalar scalar = (YamlScalar) node;
        String text = scalar.text().replace("\n", "\\n");
        return scalar.kind() == YamlScalar.Kind.TEXT ? "'" + text + "'" : text;
    }
}
