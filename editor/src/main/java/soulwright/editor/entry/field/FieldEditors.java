package soulwright.editor.entry.field;

import java.util.function.Function;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Control.Chips;
import soulwright.editor.entry.form.Control.Choice;
import soulwright.editor.entry.form.Control.Colour;
import soulwright.editor.entry.form.Control.Formula;
import soulwright.editor.entry.form.Control.Group;
import soulwright.editor.entry.form.Control.Icon;
import soulwright.editor.entry.form.Control.Line;
import soulwright.editor.entry.form.Control.Named;
import soulwright.editor.entry.form.Control.Prose;
import soulwright.editor.entry.form.Control.Reference;
import soulwright.editor.entry.form.Control.Rows;
import soulwright.editor.entry.form.Control.Table;
import soulwright.editor.entry.form.Control.Truth;
import soulwright.editor.entry.form.Control.Whole;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Plain;

/** Makes the editor that suits a field. */
record FieldEditors(Editing editing, Expansion expansion, Shown shown) {
    /** An editor for a value that is there, or that fits into a line. */
    FieldEditor of(Field field) {
        Control control = field.control();
        if (control instanceof Whole whole) {
            return new WholeEditor(field, whole, editing);
        }
        if (control instanceof Choice || control instanceof Reference) {
            return new PickEditor(field, editing);
        }
        if (control instanceof Line line) {
            Function<String, Object> read = line.figures() ? Plain::typed : text -> text;
            return LineEditor.words(field, editing, read);
        }
        if (control instanceof Formula) {
            return LineEditor.code(field, editing, Plain::typed);
        }
        return small(field, control);
    }

    private FieldEditor small(Field field, Control control) {
        if (control instanceof Truth) {
            return new TruthEditor(field, editing);
        }
        if (control instanceof Prose) {
            return new ProseEditor(field, editing);
        }
        if (control instanceof Colour) {
            return new ColourEditor(field, editing);
        }
        if (control instanceof Icon) {
            return new IconEditor(field, editing);
        }
        if (control instanceof Chips) {
            return new ChipsEditor(field, editing);
        }
        return control instanceof Table ? new TableEditor(field, editing, this) : large(field, control);
    }

    private FieldEditor large(Field field, Control control) {
        if (control instanceof Group) {
            return new GroupEditor(field, this);
        }
        if (control instanceof Rows) {
            return new RowsEditor(field, this);
        }
        return control instanceof Named ? new NamedEditor(field, this) : new CodeEditor(field, editing);
    }

    /** Whether a field is shown below its title, over the whole width. */
    static boolean isSection(Control control) {
        return control instanceof Group || control instanceof Rows || control instanceof Named;
    }

    /** Whether a field of such a kind is only offered while it has no value. */
    static boolean isOffered(Control control) {
        return isSection(control) || control instanceof Control.Code || control instanceof Table;
    }
}
