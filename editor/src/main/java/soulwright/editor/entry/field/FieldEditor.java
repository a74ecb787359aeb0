package soulwright.editor.entry.field;

import javax.swing.JComponent;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Marks;

/** Shows the value of a field and changes it. */
interface FieldEditor {
    JComponent component();

    /** Where the keyboard goes. */
    default JComponent focus() {
        return component();
    }

    /** Shows another state of the same field. What the user is typing stays. */
    void show(Field field);

    /** Shows which parts of the value something was found in, if it has parts. */
    default void mark(Marks marks) {}

    /** Whether it shows by itself which part a finding is about. */
    default boolean showsWithin() {
        return false;
    }
}
