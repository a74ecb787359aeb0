package soulwright.editor.board;

import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;

/** Tells of every change of a text in a field. */
record Typing(Runnable changed) implements DocumentListener {
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
