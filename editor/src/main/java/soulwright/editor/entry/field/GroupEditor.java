package soulwright.editor.entry.field;

import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import soulwright.editor.entry.form.Control.Group;
import soulwright.editor.entry.form.Field;

/** A map with described keys: a section with a row for each. A union has the choice of its variant first. */
final class GroupEditor implements FieldEditor {
    private final Section section;
    private final FieldEditors editors;
    private final Sparse sparse = new Sparse();
    private List<String> built = List.of();
    private Field field;

    GroupEditor(Field field, FieldEditors editors) {
        this.field = field;
        this.editors = editors;
        this.section = new Section(field, editors.expansion(), this::fill);
    }

    void name(String name) {
        section.name(name);
    }

    void action(JButton button) {
        section.action(button);
    }

    private void fill() {
        JPanel body = section.body();
        body.removeAll();
        body.setLayout(Section.rows());
        built = keys();
        if (field.control() instanceof Group group && !group.variants().isEmpty()) {
            variants(group, body);
        }
        for (Field child : sparse.shown(field)) {
            FieldRow row = new FieldRow(child, editors);
            row.addTo(body);
        }
        if (!sparse.hidden(field).isEmpty() && !editors.editing().isReadOnly()) {
            body.add(adder(), "newline, skip 1, growx 0, gaptop 4, pad 0 2 0 2");
        }
    }

    /** Picks one of those that have no value, by what they are called. */
    private PickField adder() {
        return new PickField(
                        () -> sparse.hidden(field).stream()
                                .map(child -> new Option(
                                        child.key(), child.label(), child.key(), Optional.empty(), Optional.empty()))
                                .toList(),
                        this::add)
                .adding(field.label());
    }

    private void add(String key) {
        field.child(key).ifPresent(child -> {
            sparse.want(key);
            show(field);
            editors.shown().at(child.path()).ifPresent(FieldRow::enter);
        });
    }

    private void variants(Group group, JPanel body) {
        PickField pick =
                new PickField(() -> group.variants().stream().map(Option::word).toList(), this::choose);
        pick.showPicked(group.variants().stream()
                .filter(variant -> field.child(variant).flatMap(Field::value).isPresent())
                .findFirst()
                .orElse(""));
        pick.setEditable(!editors.editing().isReadOnly());
        pick.getAccessibleContext().setAccessibleName("What it is");
        body.add(new JLabel("What it is"), "newline, top, gaptop 4");
        body.add(pick, "growx 0, pad 0 2 0 2");
    }

    private void choose(String variant) {
        if (field.control() instanceof Group group && group.variants().contains(variant)) {
            editors.editing().change("Change", field, writing -> writing.choose(field, variant));
        }
    }

    private List<String> keys() {
        return sparse.shown(field).stream().map(Field::key).toList();
    }

    @Override
    public JComponent component() {
        return section.component();
    }

    @Override
    public JComponent focus() {
        return section.header();
    }

    @Override
    public boolean showsWithin() {
        return true;
    }

    @Override
    public void show(Field now) {
        field = now;
        boolean same = keys().equals(built);
        section.show(now);
        if (section.isBuilt() && !same) {
            fill();
            section.body().revalidate();
        } else if (section.isBuilt()) {
            now.children().forEach(child -> editors.shown().at(child.path()).ifPresent(row -> row.show(child)));
        }
    }
}
