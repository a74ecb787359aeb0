package soulwright.editor.widget;

import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;

/** Keys that are pressed alone, such as digits, anywhere on a screen; where somebody writes, they write. */
public final class PlainKeys {
    private PlainKeys() {}

    /**
     * Does something whenever a key is pressed.
     *
     * @param key one of the codes of {@link java.awt.event.KeyEvent}
     */
    public static void bind(JComponent screen, int key, Runnable run) {
        String name = "key " + key;
        screen.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key, 0), name);
        screen.getActionMap().put(name, new AbstractAction() {
            @Override
            public boolean isEnabled() {
                return !isWriting();
            }

            @Override
            public void actionPerformed(ActionEvent event) {
                run.run();
            }
        });
    }

    /** Whether what has the keyboard is a text that can be changed. */
    public static boolean isWriting() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner() instanceof JTextComponent text
                && text.isEditable();
    }
}
