package soulwright.editor.entry.field;

import java.util.List;
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
        built = keys(field);
        if (field.control() instanceof Group group && !group.variants().isEmpty()) {
            variants(group, body);
        }
        for (Field child : field.children()) {
            FieldRow row = new FieldRow(child, editors);
            row.addTo(body);
        }
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
        body.add(pick, "growx 0");
    }

    private void choose(String variant) {
        if (field.control() instanceof Group group && group.variants().contains(variant)) {
            editors.editing().change("Change", field, writing -> writing.choose(field, variant));
        }
    }

    private static List<String> keys(Field field) {
        return field.children().stream().map(Field::key).toList();
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
        boolean same = keys(now).equals(built);
        field = now;
        section.show(now);
        if (section.isBuilt() && !same) {
            fill();
            section.body().revalidate();
        } else if (section.isBuilt()) {
            now.children().forEach(child -> editors.shown().at(child.path()).ifPresent(row -> row.show(child)));
        }
    }
}
