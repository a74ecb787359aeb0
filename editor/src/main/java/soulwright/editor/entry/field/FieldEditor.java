package soulwright.editor.entry.field;

import javax.swing.JComponent;
import soulwright.editor.entry.form.Field;

/** Shows the value of a field and changes it. */
interface FieldEditor {
    JComponent component();

    /** Where the keyboard goes. */
    default JComponent focus() {
        return component();
    }

    /** Shows another state of the same field. What the user is typing stays. */
    void show(Field field);

    /** Whether it shows the findings of what lies within it by itself. */
    default boolean showsWithin() {
        return false;
    }
}
