package soulwright.editor.shell;

import java.awt.Window;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.DialogShot;

/** Version and credits. */
public final class AboutShot extends DialogShot {
    public AboutShot() {
        super("about");
    }

    @Override
    protected void open(Window window, Desk desk) {
        AboutDialog.show(window);
    }
}
