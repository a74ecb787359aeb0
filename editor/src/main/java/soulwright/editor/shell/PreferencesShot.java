package soulwright.editor.shell;

import java.awt.Window;
import soulwright.editor.widget.Desk;

/** Theme and zoom. */
public final class PreferencesShot extends DialogShot {
    public PreferencesShot() {
        super("preferences");
    }

    @Override
    void open(Window window, Desk desk) {
        PreferencesDialog.show(window, desk.look());
    }
}
