package soulwright.editor.shell;

import java.awt.Window;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.DialogShot;

/** Theme and zoom. */
public final class PreferencesShot extends DialogShot {
    public PreferencesShot() {
        super("preferences");
    }

    @Override
    protected void open(Window window, Desk desk) {
        PreferencesDialog.show(window, desk.look());
    }
}
