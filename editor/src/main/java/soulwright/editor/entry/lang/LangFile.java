package soulwright.editor.entry.lang;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.FileOutline;
import soulwright.editor.document.Project;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.Refused;
import soulwright.yaml.YamlEdit;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlScalar;
import soulwright.yaml.YamlText;

/** A file of translations, which need not be there yet: what it says, and how that is changed without touching anything else in it. */
public record LangFile(Project project, FileId file) {
    private static final YamlPath LANGUAGES = YamlPath.of("languages");

    /** What came of a change. */
    public sealed interface Outcome {}

    /** The edit that does it; nothing when all is so already. */
    public record Possible(Optional<Edit> edit) implements Outcome {}

    /** It cannot be done, for a reason in words for people. */
    public record Impossible(String why) implements Outcome {}

    /** `de`, of `lang/de.yaml`. */
    public String code() {
        return codeOf(file);
    }

    /** The code of the language of a file of translations. */
    public static String codeOf(FileId file) {
        return file.name().replaceFirst("[.][^.]*$", "");
    }

    /** `German`, as far as the language is known; else its code. */
    public String language() {
        return nameOf(code());
    }

    /** What a language is called; its code, when it is none that is known. */
    public static String nameOf(String code) {
        String name = Locale.forLanguageTag(code).getDisplayName(Locale.ENGLISH);
        return name.isEmpty() ? code : name;
    }

    /** What is translated, by keys, in the order written; of two with one key the first. */
    public Map<String, YamlMap.Entry> written() {
        Map<String, YamlMap.Entry> all = new LinkedHashMap<>();
        tree().ifPresent(tree ->
                tree.entries().forEach(entry -> all.putIfAbsent(entry.key().text(), entry)));
        return all;
    }

    private Optional<YamlMap> tree() {
        return project.outline()
                .file(file)
                .flatMap(outline -> outline.yaml().root())
                .filter(YamlMap.class::isInstance)
                .map(YamlMap.class::cast);
    }

    /** Why nothing can be changed here. */
    public Optional<String> whyNot() {
        if (project.isReadOnly(file)) {
            return Optional.of("This pack is an archive and cannot be changed here. Unpack it to edit it.");
        }
        boolean broken =
                project.outline().file(file).filter(FileOutline::broken).isPresent();
        return broken
                ? Optional.of("The text of this file has a mistake. Show the text and mend it there first.")
                : Optional.empty();
    }

    /**
     * Translates a text, or takes its translation away.
     *
     * @param text empty to take it away
     * @param originals in whose order new keys are put
     */
    public Outcome put(String key, String text, Originals originals) {
        Map<String, YamlMap.Entry> written = written();
        YamlMap.Entry known = written.get(key);
        if (known == null && text.isEmpty()) {
            return new Possible(Optional.empty());
        }
        Optional<YamlText> before = project.text(file);
        EditResult result = text.isEmpty()
                ? before.orElseThrow().remove(YamlPath.of(key))
                : known != null
                        ? before.orElseThrow().set(YamlPath.of(key), text)
                        : written.isEmpty()
                                ? begun(before, key, text)
                                : before.orElseThrow()
                                        .apply(new YamlEdit.AddKey(
                                                YamlPath.ROOT, key, text, originals.before(key, written.keySet())));
        String name = (text.isEmpty() ? "Clear " : "Translate ") + key;
        return result instanceof Refused refused
                ? new Impossible(refused.message())
                : new Possible(Optional.of(edit(name, before, ((Edited) result).text())));
    }

    /** The first one, behind whatever comments there are. */
    private static EditResult begun(Optional<YamlText> before, String key, String text) {
        String above = before.map(YamlText::text)
                .filter(all -> !all.strip().equals("{}"))
                .orElse("");
        String line = above.isEmpty() || above.endsWith("\n") ? above : above + "\n";
        return YamlText.of(line + key + ": 0\n").set(YamlPath.of(key), text);
    }

    private Edit edit(String name, Optional<YamlText> before, YamlText after) {
        List<Change> changes = new ArrayList<>();
        changes.add(new Change(file, before, Optional.of(after)));
        if (before.isEmpty()) {
            announced().ifPresent(changes::add);
        }
        return new Edit(name, changes, Optional.empty());
    }

    /** Has the manifest name the language, where it names any. */
    private Optional<Change> announced() {
        FileId manifest = new FileId(file.pack(), "pack.yaml");
        Optional<YamlText> before = project.text(manifest);
        if (before.isEmpty() || names(manifest)) {
            return Optional.empty();
        }
        return before.get().append(LANGUAGES, List.of(code())) instanceof Edited edited
                ? Optional.of(Change.of(manifest, before.get(), edited.text()))
                : Optional.empty();
    }

    private boolean names(FileId manifest) {
        return project
                .outline()
                .file(manifest)
                .flatMap(outline -> outline.yaml().root())
                .stream()
                .filter(YamlMap.class::isInstance)
                .flatMap(tree -> ((YamlMap) tree).scalars("languages").stream())
                .map(YamlScalar::text)
                .anyMatch(code()::equals);
    }
}
