package soulwright.editor.entry.form;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.FileOutline;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.PackOutline;
import soulwright.editor.document.Project;
import soulwright.pack.Kind;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/** Makes entries: from nothing, as a copy, or as the child of another; and takes them out. */
public final class NewEntry {
    private final Project project;

    /** In the packs of a project. */
    public NewEntry(Project project) {
        this.project = project;
    }

    /** An id that no entry of the pack has yet, made from a wish. */
    public String freeId(OpenPack pack, Kind kind, String wish) {
        Set<String> taken = project.outline().pack(pack.place()).stream()
                .flatMap(outline -> outline.entries(kind).stream())
                .map(entry -> entry.name().local())
                .collect(Collectors.toSet());
        String id = wish;
        for (int i = 2; taken.contains(id); i++) {
            id = wish + "-" + i;
        }
        return id;
    }

    /** What a patch from nothing says: its target is still to be chosen. */
    public static Map<String, @Nullable Object> blankPatch() {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("target", "");
        values.put("ops", List.of(Map.of("unset", "")));
        return values;
    }

    /** What an entry from nothing says: its id, its name, and an example of all that it needs. */
    public static Map<String, @Nullable Object> blank(Spec kind, String id) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("id", id);
        kind.required(null).stream()
                .filter(key -> !key.equals("id"))
                .forEach(key -> Optional.ofNullable(kind.properties(null).get(key))
                        .ifPresent(spec -> values.put(key, key.equals("name") ? Spec.inWords(id) : first(spec))));
        return values;
    }

    private static Object first(Spec spec) {
        Control control = spec.control();
        if (control instanceof Control.Choice choice && !choice.names().isEmpty()) {
            return choice.names().get(0);
        }
        return spec.example().orElse("");
    }

    /** What a child says of itself: the rest it has of its parent. */
    public static Map<String, @Nullable Object> child(EntryOutline parent, String id) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        values.put("id", id);
        values.put("extends", parent.name().local());
        values.put("name", Spec.inWords(id));
        return values;
    }

    /** What a copy of something without an id says: the same. */
    public static Map<String, @Nullable Object> copy(EntryOutline original) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        original.tree().entries().forEach(entry -> values.put(entry.key().text(), entry.value()));
        return values;
    }

    /** What a copy says. */
    public static Map<String, @Nullable Object> copy(EntryOutline original, String id) {
        Map<String, @Nullable Object> values = copy(original);
        values.put("id", id);
        if (values.containsKey("name")) {
            values.put("name", Spec.inWords(id));
        }
        return values;
    }

    /** The edit that adds an entry: behind another, or at the end of a file of its kind, or in a new file. */
    public Optional<Edit> add(
            OpenPack pack, Kind kind, Map<String, @Nullable Object> values, Optional<EntryOutline> behind) {
        Optional<FileOutline> file = behind.map(EntryOutline::file)
                .flatMap(id -> project.outline().file(id))
                .filter(NewEntry::isList)
                .or(() -> project.outline().pack(pack.place()).stream()
                        .flatMap(outline -> listFiles(outline, kind))
                        .findFirst());
        String name = "Add " + kind.singular();
        if (file.isEmpty()) {
            Object stem = values.getOrDefault("id", "changes");
            FileId id = pack.file(kind.folder() + "/" + stem + ".yaml");
            return created(values).map(text -> Edit.of(name, Change.create(id, text)));
        }
        FileId id = file.get().file();
        int end = file.get().yaml().entries().size();
        int index = behind.filter(entry -> entry.file().equals(id))
                .map(entry -> entry.path().steps().get(0))
                .map(step -> ((YamlPath.Index) step).index() + 1)
                .orElse(end);
        return project.text(id)
                .flatMap(text -> edited(text.insert(YamlPath.ROOT, index, values))
                        .map(now -> Edit.of(name, Change.of(id, text, now))));
    }

    private static java.util.stream.Stream<FileOutline> listFiles(PackOutline pack, Kind kind) {
        return pack.files(kind).stream().filter(file -> !file.broken()).filter(NewEntry::isList);
    }

    private static boolean isList(FileOutline file) {
        Optional<YamlNode> root = file.yaml().root();
        return root.filter(YamlList.class::isInstance).isPresent();
    }

    /** A file with one entry, a line a key. */
    private static Optional<YamlText> created(Map<String, @Nullable Object> values) {
        Optional<YamlText> text = Optional.empty();
        for (Map.Entry<String, @Nullable Object> value : values.entrySet()) {
            YamlPath entry = YamlPath.ROOT.item(0);
            text = text.isEmpty()
                    ? edited(YamlText.of("- " + value.getKey() + ": 0\n")
                            .set(entry.key(value.getKey()), value.getValue()))
                    : text.flatMap(now -> edited(now.add(entry, value.getKey(), value.getValue())));
        }
        return text;
    }

    /** The edit that takes an entry out; its file goes with the last one. */
    public Optional<Edit> remove(EntryOutline entry) {
        FileId id = entry.file();
        String name = "Delete " + entry.title();
        boolean last = project.outline()
                .file(id)
                .filter(file -> file.yaml().entries().size() > 1)
                .isEmpty();
        return project.text(id)
                .flatMap(text -> last
                        ? Optional.of(Edit.of(name, Change.delete(id, text)))
                        : edited(text.remove(entry.path())).map(now -> Edit.of(name, Change.of(id, text, now))));
    }

    private static Optional<YamlText> edited(EditResult result) {
        return result instanceof Edited edited ? Optional.of(edited.text()) : Optional.empty();
    }
}
