package soulwright.editor.widget;

import java.awt.Window;
import javax.swing.JFrame;

/** The choice of an icon. */
public final class IconChooserShot extends DialogShot {
    public IconChooserShot() {
        super("icons");
    }

    @Override
    protected void open(Window window, Desk desk) {
        new IconChooser(desk.gallery(), "anvil").ask(((JFrame) window).getRootPane(), chosen -> {});
    }
}
