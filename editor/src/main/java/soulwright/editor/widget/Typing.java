package soulwright.editor.widget;

import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;

/** Listens to the document of a field or area, and tells of every change of its text. */
public record Typing(Runnable changed) implements DocumentListener {
    @Override
    public void insertUpdate(DocumentEvent event) {
        changed.run();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
        changed.run();
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
        // styles, which plain texts have not
    }
}
