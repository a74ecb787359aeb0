package soulwright.editor.shell;

import java.awt.Window;
import soulwright.editor.widget.Desk;

/** Version and credits. */
public final class AboutShot extends DialogShot {
    public AboutShot() {
        super("about");
    }

    @Override
    void open(Window window, Desk desk) {
        AboutDialog.show(window);
    }
}
