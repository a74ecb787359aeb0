package soulwright.editor.widget;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Locale;
import javax.swing.KeyStroke;

/** Keys that do something. */
public final class Shortcut {
    private static final boolean MAC =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("mac");

    /** Keys whose codes are the signs on them. */
    private static final String SIGNS = ",-./;=[\\]";

    private Shortcut() {}

    /**
     * Reads a shortcut as in `ctrl shift S` or `F5`. `ctrl` is the command key on a Mac.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static KeyStroke of(String words) {
        KeyStroke key = KeyStroke.getKeyStroke(MAC ? words.replace("ctrl", "meta") : words);
        if (key == null) {
            throw new IllegalArgumentException("not a shortcut: " + words);
        }
        return key;
    }

    /** As people read it: `Ctrl+Shift+S`, `Ctrl+=`. */
    public static String words(KeyStroke key) {
        String modifiers = InputEvent.getModifiersExText(key.getModifiers());
        boolean isSign = SIGNS.indexOf(key.getKeyCode()) >= 0;
        String name = isSign ? Character.toString(key.getKeyCode()) : KeyEvent.getKeyText(key.getKeyCode());
        return modifiers.isEmpty() ? name : modifiers + "+" + name;
    }
}
