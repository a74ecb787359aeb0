package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.FileOutline;
import soulwright.editor.document.Project;
import soulwright.editor.entry.form.Usages.Usage;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlScalar;
import soulwright.yaml.YamlText;

/** Gives an entry another id, and says it wherever the old one was said; one edit, which is undone as a whole. */
public final class Renaming {
    private final Project project;
    private final EntryOutline entry;
    private final List<Usage> all;

    /** Of an entry as it stands now. */
    public Renaming(Project project, EntryOutline entry) {
        this.project = project;
        this.entry = entry;
        this.all = Usages.everywhere(entry.name(), project.outline());
    }

    /** Where its id is said in files that can be changed; some may speak of something else that is called so. */
    public List<Usage> usages() {
        return all.stream().filter(usage -> !isReadOnly(usage)).toList();
    }

    /** Where its id is said in packs that cannot be changed: there the old one stays. */
    public List<Usage> unchangeable() {
        return all.stream().filter(this::isReadOnly).toList();
    }

    private boolean isReadOnly(Usage usage) {
        return project.isReadOnly(usage.entry().file());
    }

    /** Why it cannot be called so, in words for people; nothing when it can. */
    public Optional<String> whyNot(String id) {
        if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            return Optional.of("Write an id in small letters, digits and single hyphens, as in mud-crab.");
        }
        boolean taken = project.outline().pack(entry.file().pack()).stream()
                .flatMap(pack -> pack.entries(entry.name().kind()).stream())
                .anyMatch(other -> other.name().local().equals(id));
        return taken ? Optional.of("There is an entry with this id already; take another.") : unreadable();
    }

    /** In a file that cannot be read as a whole the old id would stay. */
    private Optional<String> unreadable() {
        Pattern id = Usages.pattern(entry.name());
        return project.outline().packs().stream()
                .flatMap(pack -> pack.files().stream())
                .filter(FileOutline::broken)
                .map(FileOutline::file)
                .filter(file -> project.text(file)
                        .filter(text -> id.matcher(text.text()).find())
                        .isPresent())
                .findFirst()
                .map(file -> "The text of " + file.path() + " speaks of it and has a mistake; mend that first.");
    }

    /**
     * The edit, if {@link #whyNot} has nothing against it; nothing when the text of some file cannot be changed so.
     *
     * @param said those of the usages that speak of this entry
     */
    public Optional<Edit> to(String id, Collection<Usage> said) {
        Map<FileId, List<YamlScalar>> places = said.stream()
                .collect(Collectors.groupingBy(
                        usage -> usage.entry().file(),
                        TreeMap::new,
                        Collectors.mapping(Usage::said, Collectors.toCollection(ArrayList::new))));
        if (entry.tree().get("id") instanceof YamlScalar own) {
            places.computeIfAbsent(entry.file(), file -> new ArrayList<>()).add(own);
        }
        List<Change> changes = places.entrySet().stream()
                .flatMap(place -> change(place.getKey(), place.getValue(), id).stream())
                .toList();
        return changes.size() < places.size()
                ? Optional.empty()
                : Optional.of(new Edit("Rename " + entry.name().local() + " to " + id, changes, Optional.empty()));
    }

    /** Changes the words where they stand, all at once; nothing when the file does not read as before, or would not afterwards. */
    private Optional<Change> change(FileId file, List<YamlScalar> said, String id) {
        Optional<YamlText> before = project.outline()
                .file(file)
                .filter(outline -> !outline.broken())
                .map(FileOutline::file)
                .flatMap(project::text);
        return before.flatMap(text -> renamed(text, said, id))
                .filter(text -> isSound(file, text))
                .map(text -> Change.of(file, before.orElseThrow(), text));
    }

    private static boolean isSound(FileId file, YamlText text) {
        return !YamlFile.read(file.shown(), text.bytes(), Limits.standard(), finding -> {})
                .broken();
    }

    private Optional<YamlText> renamed(YamlText text, List<YamlScalar> said, String id) {
        LineStarts lines = LineStarts.of(text.text());
        TreeMap<Integer, String> words = new TreeMap<>();
        said.forEach(word -> words.put(start(lines, word), written(word)));
        StringBuilder now = new StringBuilder(text.text());
        for (Map.Entry<Integer, String> word : words.descendingMap().entrySet()) {
            int start = word.getKey();
            if (!text.text().startsWith(word.getValue(), start)) {
                return Optional.empty();
            }
            now.replace(start, start + word.getValue().length(), renamed(word.getValue(), id));
        }
        return Optional.of(new ShownText(text).withText(now.toString()));
    }

    /** Where a word begins in its file. */
    private static int start(LineStarts lines, YamlScalar word) {
        return lines.of(word.source().place(0, 0).line()) + word.start();
    }

    private static String written(YamlScalar word) {
        return word.source().text().substring(word.start(), word.end());
    }

    private String renamed(String written, String id) {
        return Usages.pattern(entry.name()).matcher(written).replaceAll(Matcher.quoteReplacement(id));
    }
}
