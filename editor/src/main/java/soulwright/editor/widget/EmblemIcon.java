package soulwright.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import soulwright.editor.art.Emblem;

/**
 * The emblem of an entry as an icon, on a rounded square of its colour.
 *
 * @param size before zooming
 */
public record EmblemIcon(Emblem emblem, int size) implements Icon {
    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        emblem.paintTile((Graphics2D) graphics, x, y, UIScale.scale((float) size));
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(size);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(size);
    }
}
