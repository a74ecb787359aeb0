package soulwright.editor.entry.field;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Fix;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.FileOutline;
import soulwright.editor.document.Project;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Form;
import soulwright.editor.entry.form.Mending;
import soulwright.editor.entry.form.Snippet;
import soulwright.editor.entry.form.Writing;
import soulwright.editor.widget.Desk;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.Refused;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/** How the editors of a form change the entry it shows, and what they ask of the rest of the Studio. */
public final class Editing {
    private final Desk desk;
    private final Options options;
    private final Supplier<Form> form;
    private final Map<YamlPath, String> refused = new HashMap<>();
    private Consumer<Field> whenRefused = field -> {};

    /** Typing in one field is one step of the history. */
    private record Typing(FileId file, YamlPath entry, YamlPath field) {}

    /** @param form as it is at the moment */
    public Editing(Desk desk, Options options, Supplier<Form> form) {
        this.desk = desk;
        this.options = options;
        this.form = form;
    }

    public Form form() {
        return form.get();
    }

    public Options options() {
        return options;
    }

    public Desk desk() {
        return desk;
    }

    /** Whether nothing can be changed: the pack is an archive, or the text has a mistake that must be mended first. */
    public boolean isReadOnly() {
        EntryOutline entry = form().entry();
        Project project = desk.project();
        return project.isReadOnly(entry.file())
                || project.outline()
                        .file(entry.file())
                        .filter(file -> !file.broken())
                        .filter(file -> file.entries().stream()
                                .anyMatch(other -> other.name().equals(entry.name())))
                        .isEmpty();
    }

    private String whyReadOnly() {
        FileId file = form().entry().file();
        if (desk.project().isReadOnly(file)) {
            return "the pack is an archive; unpack it to change it";
        }
        boolean broken =
                desk.project().outline().file(file).filter(FileOutline::broken).isPresent();
        return broken ? "the text of its file has a mistake; mend that first" : "the entry is no longer there";
    }

    /** Has somebody hear of the fields whose change was refused, to say it there. */
    void whenRefused(Consumer<Field> told) {
        whenRefused = told;
    }

    /** Why the last change of a field was refused. What was typed there stays there, and nothing else may take its place. */
    Optional<String> refusal(Field field) {
        return Optional.ofNullable(refused.get(field.path()));
    }

    /** What stands in a field is what its text says: nothing is refused any more. */
    void accepted(Field field) {
        refused.remove(field.path());
    }

    /** Tells it once, without a dialog, which would take the keyboard away from whoever types. */
    private void refuse(Field field, String name, String why) {
        if (!why.equals(refused.put(field.path(), why))) {
            desk.say(name + " was refused: " + why);
        }
        whenRefused.accept(field);
    }

    /** Sets a field as somebody types: a run of these is one step. */
    void type(Field field, @Nullable Object value) {
        apply("Set", field, writing -> writing.set(field, value), Optional.of(typing(field)));
    }

    void set(Field field, @Nullable Object value) {
        apply("Set", field, writing -> writing.set(field, value), Optional.empty());
    }

    /** Takes away the entry's own value, if it has one. */
    void unset(Field field) {
        if (field.isOwn()) {
            apply("Clear", field, writing -> writing.unset(field), Optional.of(typing(field)));
            seal();
        }
    }

    /** Writes a text that means a value in its place, as it was typed. */
    void typeText(Field field, String text, YamlNode node) {
        Form now = form();
        desk.project()
                .text(now.entry().file())
                .ifPresent(file -> apply(
                        "Set",
                        field,
                        writing -> Snippet.write(now, file, field, text, node),
                        Optional.of(typing(field))));
    }

    void change(String verb, Field field, Function<Writing, EditResult> how) {
        apply(verb, field, how, Optional.empty());
    }

    /** Mends what was found, if the texts still are as they were then. */
    void mend(Fix fix) {
        Mending.of(desk.project(), fix)
                .ifPresentOrElse(
                        edit -> desk.project().apply(edit, this),
                        () -> desk.sayWhyNot(fix.title(), "the text has changed since; wait for the next check"));
    }

    /** Ends a run of typing. */
    void seal() {
        desk.project().seal();
    }

    private Object typing(Field field) {
        return new Typing(form().entry().file(), form().entry().path(), field.path());
    }

    private void apply(String verb, Field field, Function<Writing, EditResult> how, Optional<Object> key) {
        Form now = form();
        FileId file = now.entry().file();
        String name = "%s %s of %s"
                .formatted(
                        verb,
                        field.label().toLowerCase(Locale.ROOT),
                        now.entry().title());
        if (isReadOnly()) {
            refuse(field, name, whyReadOnly());
            return;
        }
        YamlText before = desk.project().text(file).orElseThrow();
        EditResult result = how.apply(new Writing(now, before));
        if (result instanceof Refused no) {
            refuse(field, name, no.message());
        } else if (result instanceof Edited edited) {
            refused.remove(field.path());
            Edit edit = Edit.of(name, Change.of(file, before, edited.text()));
            desk.project().apply(key.map(edit::merging).orElse(edit), this);
        }
    }
}
