package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.entry.form.Usages.Usage;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/** Gives an entry another id, and says it wherever the old one was said; one edit, which is undone as a whole. */
public final class Renaming {
    private final Project project;
    private final EntryOutline entry;

    /** Of an entry as it stands now. */
    public Renaming(Project project, EntryOutline entry) {
        this.project = project;
        this.entry = entry;
    }

    /** Where its id is said in files that can be changed; some may speak of something else that is called so. */
    public List<Usage> usages() {
        return Usages.of(entry.name(), project.outline()).stream()
                .filter(usage -> !project.isReadOnly(usage.entry().file()))
                .toList();
    }

    /** Why it cannot be called so, in words for people; nothing when it can. */
    public Optional<String> whyNot(String id) {
        if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            return Optional.of("Write an id in small letters, digits and single hyphens, as in mud-crab.");
        }
        boolean taken = project.outline().pack(entry.file().pack()).stream()
                .flatMap(pack -> pack.entries(entry.name().kind()).stream())
                .anyMatch(other -> other.name().local().equals(id));
        return taken ? Optional.of("There is an entry with this id already; take another.") : Optional.empty();
    }

    /**
     * The edit; nothing when the text of some file cannot be changed so.
     *
     * @param said those of the usages that speak of this entry
     */
    public Optional<Edit> to(String id, Collection<Usage> said) {
        Map<FileId, YamlText> texts = new LinkedHashMap<>();
        boolean done = change(texts, entry.file(), text -> text.set(entry.path().key("id"), id));
        List<Usage> keysLast = new ArrayList<>(said);
        keysLast.sort(Comparator.comparing(Usage::isKey)
                .thenComparing(usage -> -usage.path().steps().size()));
        for (Usage usage : keysLast) {
            YamlPath path = whole(usage);
            done = done
                    && change(
                            texts,
                            usage.entry().file(),
                            text -> usage.isKey() ? text.rename(path, id) : text.set(path, renamed(usage, id)));
        }
        return done ? Optional.of(edit(id, texts)) : Optional.empty();
    }

    private Edit edit(String id, Map<FileId, YamlText> texts) {
        List<Change> changes = texts.entrySet().stream()
                .map(now -> Change.of(now.getKey(), project.text(now.getKey()).orElseThrow(), now.getValue()))
                .toList();
        return new Edit("Rename " + entry.name().local() + " to " + id, changes, Optional.empty());
    }

    private boolean change(Map<FileId, YamlText> texts, FileId file, Step step) {
        Optional<YamlText> before = Optional.ofNullable(texts.get(file)).or(() -> project.text(file));
        EditResult result = step.on(before.orElseThrow());
        if (result instanceof Edited edited) {
            texts.put(file, edited.text());
            return true;
        }
        return false;
    }

    /** A change of one text. */
    private interface Step {
        EditResult on(YamlText text);
    }

    private static YamlPath whole(Usage usage) {
        List<YamlPath.Step> steps = new ArrayList<>(usage.entry().path().steps());
        steps.addAll(usage.path().steps());
        return new YamlPath(steps);
    }

    private String renamed(Usage usage, String id) {
        return Usages.pattern(entry.name()).matcher(usage.said().text()).replaceAll(Matcher.quoteReplacement(id));
    }
}
