package soulwright.editor.entry.lang;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.diagnostic.Diagnostic;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** All texts with what a file makes of them, in the order of the pack; at the end what the file translates and nobody says. */
public record LangRows(List<LangRow> all) {
    public LangRows {
        all = List.copyOf(all);
    }

    /** Which of them are shown. */
    public enum Shown {
        ALL,
        MISSING,
        /** Those in which something was found. */
        FOUND;

        boolean takes(LangRow row) {
            return this == ALL
                    || (this == MISSING ? row.isMissing() : !row.found().isEmpty());
        }
    }

    /**
     * Joins them.
     *
     * @param findings in the file, of the last check
     */
    public static LangRows of(Originals originals, Map<String, YamlMap.Entry> written, List<Diagnostic> findings) {
        Map<Integer, List<Diagnostic>> byLine = new HashMap<>();
        findings.forEach(finding -> byLine.computeIfAbsent(finding.place().line(), any -> new ArrayList<>())
                .add(finding));
        Stream<LangRow> known = originals.byKey().entrySet().stream()
                .map(text -> row(
                        text.getKey(),
                        Optional.of(text.getValue()),
                        Optional.ofNullable(written.get(text.getKey())),
                        byLine));
        Stream<LangRow> stale = written.entrySet().stream()
                .filter(entry -> !originals.byKey().containsKey(entry.getKey()))
                .map(entry -> row(entry.getKey(), Optional.empty(), Optional.of(entry.getValue()), byLine));
        return new LangRows(Stream.concat(known, stale).toList());
    }

    private static LangRow row(
            String key,
            Optional<Original> original,
            Optional<YamlMap.Entry> written,
            Map<Integer, List<Diagnostic>> byLine) {
        List<Diagnostic> found = byLine.isEmpty()
                ? List.of()
                : written.map(entry -> found(entry, byLine)).orElse(List.of());
        return new LangRow(key, original, written.map(entry -> text(entry.value())), found);
    }

    private static List<Diagnostic> found(YamlMap.Entry entry, Map<Integer, List<Diagnostic>> byLine) {
        int first = entry.key().place().line();
        int last = Math.max(first, entry.value().place().endLine());
        return Stream.iterate(first, line -> line <= last, line -> line + 1)
                .flatMap(line -> byLine.getOrDefault(line, List.of()).stream())
                .filter(finding -> entry.key().place().holds(finding.place())
                        || entry.value().place().holds(finding.place()))
                .toList();
    }

    private static String text(YamlNode value) {
        return value instanceof YamlScalar scalar ? scalar.text() : "";
    }

    /**
     * Some of them.
     *
     * @param words parts of what is shown, with blanks between
     * @param kept the key of one that stays in any case, since somebody is at it
     */
    public List<LangRow> shown(Shown which, String words, Optional<String> kept) {
        List<String> wanted = words.isBlank()
                ? List.of()
                : List.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+"));
        return all.stream()
                .filter(row -> kept.filter(row.key()::equals).isPresent() || (which.takes(row) && row.holds(wanted)))
                .toList();
    }

    /** How many of them are shown when nothing is searched for. */
    public long count(Shown which) {
        return all.stream().filter(which::takes).count();
    }
}
