package soulwright.editor.entry.field;

import java.awt.KeyboardFocusManager;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import soulwright.editor.entry.form.Field;

/** A text of several lines. The tab key leaves it. */
final class ProseEditor implements FieldEditor {
    private static final int LEAST_ROWS = 2;
    private static final int MOST_ROWS = 8;

    private final JTextArea area = new JTextArea(LEAST_ROWS, 30);
    private final Growing rows = Growing.of(area, LEAST_ROWS, MOST_ROWS);
    private final JScrollPane scroll = new JScrollPane(area);
    private final TextLink link;

    ProseEditor(Field field, Editing editing) {
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        area.getAccessibleContext().setAccessibleName(field.label());
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        link = new TextLink(area, field, editing, text -> text);
        rows.fit();
    }

    @Override
    public JComponent component() {
        return scroll;
    }

    @Override
    public JComponent focus() {
        return area;
    }

    @Override
    public void show(Field field) {
        link.show(field);
        rows.fit();
    }
}
