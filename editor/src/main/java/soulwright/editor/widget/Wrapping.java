package soulwright.editor.widget;

import java.awt.Container;
import javax.swing.JComponent;

/** What has another height in another width, and so must be laid out once more when its width is known. */
final class Wrapping {
    private Wrapping() {}

    /** Scroll panes keep what changes within them from those who laid them out, so all around it are told. */
    static void arrangeAnew(JComponent changed) {
        for (Container at = changed; at != null; at = at.getParent()) {
            if (at instanceof JComponent component) {
                component.revalidate();
            }
        }
    }
}
