package soulwright.editor.entry.field;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JPanel;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Field;
import soulwright.editor.widget.Offstage;

/** Makes one editor of each sort that is in some forms, so that no form that is opened later has to load what editors are made of. */
public final class FormSample {
    private final Set<Class<? extends Control>> made = new HashSet<>();
    private final Offstage place;

    /** @param place where they are shown */
    public FormSample(Offstage place) {
        this.place = place;
    }

    /** What is to be done for a form, a piece at a time. */
    public Stream<Runnable> of(Editing editing) {
        FieldEditors editors = new FieldEditors(editing, new Expansion(true), new Shown(field -> {}));
        return editing.form().root().children().stream()
                .filter(field ->
                        field.value().isPresent() && made.add(field.control().getClass()))
                .map(field -> () -> show(field, editors));
    }

    private void show(Field field, FieldEditors editors) {
        JPanel rows = new JPanel(Section.rows());
        new FieldRow(field, editors).addTo(rows);
        place.show(rows);
    }
}
