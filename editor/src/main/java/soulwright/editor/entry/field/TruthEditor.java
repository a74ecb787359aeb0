package soulwright.editor.entry.field;

import javax.swing.JCheckBox;
import javax.swing.JComponent;
import soulwright.editor.entry.form.Field;

/** Yes or no. */
final class TruthEditor implements FieldEditor {
    private final JCheckBox box = new JCheckBox("Yes");
    private final Editing editing;
    private Field field;

    TruthEditor(Field field, Editing editing) {
        this.editing = editing;
        this.field = field;
        box.getAccessibleContext().setAccessibleName(field.label());
        box.setOpaque(false);
        box.addActionListener(event -> set());
        show(field);
    }

    /** What is not said is no, so an own no is only written over something inherited. */
    private void set() {
        boolean needless =
                !box.isSelected() && field.isOwn() && field.inherited().isEmpty();
        if (needless) {
            editing.unset(field);
        } else {
            editing.set(field, box.isSelected());
        }
    }

    @Override
    public JComponent component() {
        return box;
    }

    @Override
    public void show(Field now) {
        field = now;
        box.setSelected(now.text().equals("true"));
        box.setEnabled(!editing.isReadOnly() && now.patched().isEmpty());
    }
}
