package soulwright.editor.entry.field;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.JTextField;
import soulwright.editor.entry.form.Field;

/** A text on one line. */
final class LineEditor implements FieldEditor {
    private final JTextField line;
    private final TextLink link;

    private LineEditor(JTextField line, Field field, Editing editing, Function<String, Object> read) {
        this.line = line;
        line.getAccessibleContext().setAccessibleName(field.label());
        this.link = new TextLink(line, field, editing, read);
    }

    /** @param read makes a value of what was typed */
    static LineEditor words(Field field, Editing editing, Function<String, Object> read) {
        return new LineEditor(new JTextField(20), field, editing, read);
    }

    /** In letters of one width, for formulas. */
    static LineEditor code(Field field, Editing editing, Function<String, Object> read) {
        JTextField line = new FadingField(20);
        line.putClientProperty(FlatClientProperties.STYLE_CLASS, "monospaced");
        WordProvider.offer(line, field.spec());
        return new LineEditor(line, field, editing, read);
    }

    @Override
    public JComponent component() {
        return line;
    }

    @Override
    public void show(Field field) {
        link.show(field);
    }
}
