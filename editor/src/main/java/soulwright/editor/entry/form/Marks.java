package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.yaml.YamlPath;

/** The findings of an entry by the fields that they are about. */
public final class Marks {
    /** Without any. */
    public static final Marks NONE = new Marks();

    private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");

    private final Map<YamlPath, List<Diagnostic>> byField = new HashMap<>();

    private Marks() {}

    /**
     * Sorts findings.
     *
     * @param findings of any entries; those of others are left out
     */
    public static Marks of(Form form, Collection<Diagnostic> findings) {
        Marks marks = new Marks();
        Map<String, Field> byName = new HashMap<>();
        form.byPath().values().forEach(field -> byName.put(field.path().toString(), field));
        String file = form.entry().file().shown();
        String local = form.entry().name().local();
        findings.stream()
                .filter(finding -> finding.place().file().equals(file))
                .forEach(finding -> (form.entry().hasId() ? below(finding.path(), local) : at(finding, form))
                        .map(path -> fieldOf(finding, nearest(path, byName, form), form))
                        .ifPresent(field -> marks.byField
                                .computeIfAbsent(field.path(), path -> new ArrayList<>())
                                .add(finding)));
        return marks;
    }

    /** The findings about a field itself. */
    public List<Diagnostic> at(Field field) {
        return byField.getOrDefault(field.path(), List.of());
    }

    /** The findings about a field and all within it. */
    public List<Diagnostic> within(Field field) {
        return byField.isEmpty()
                ? List.of()
                : field.all().flatMap(part -> at(part).stream()).toList();
    }

    public List<Diagnostic> all() {
        return byField.values().stream().flatMap(List::stream).toList();
    }

    /** The worst of some findings. */
    public static Optional<Severity> worst(Collection<Diagnostic> findings) {
        return findings.stream().map(Diagnostic::severity).min(Severity::compareTo);
    }

    /** What has no id is known by its place. */
    private static Optional<String> at(Diagnostic finding, Form form) {
        return form.entry().tree().place().holds(finding.place())
                ? Optional.of(Spots.at(form.entry().tree(), finding.place()).toString())
                : Optional.empty();
    }

    /** The rest of a path behind the entry's name; nothing when it is that of another entry. */
    private static Optional<String> below(String path, String local) {
        if (path.equals(local)) {
            return Optional.of("");
        }
        boolean inside = path.startsWith(local + ".") || path.startsWith(local + "[");
        return inside ? Optional.of(path.substring(local.length()).replaceFirst("^\\.", "")) : Optional.empty();
    }

    private static Field nearest(String path, Map<String, Field> byName, Form form) {
        String at = path;
        while (!at.isEmpty()) {
            Field field = byName.get(at);
            if (field != null) {
                return field;
            }
            at = at.substring(0, Math.max(0, Math.max(at.lastIndexOf('.'), at.lastIndexOf('['))));
        }
        return form.root();
    }

    /** What says that a key is missing stands at the entry's id or the map; it is about the field that is empty. */
    private static Field fieldOf(Diagnostic finding, Field at, Form form) {
        if (finding.code() != Code.MISSING_KEY) {
            return at;
        }
        return QUOTED.matcher(finding.message())
                .results()
                .map(name -> name.group(1))
                .flatMap(name -> Stream.of(Optional.of(at), form.above(at))
                        .flatMap(Optional::stream)
                        .flatMap(map -> map.child(name).stream()))
                .filter(field -> field.value().isEmpty())
                .findFirst()
                .orElse(at);
    }
}
