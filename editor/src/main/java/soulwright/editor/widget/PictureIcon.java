package soulwright.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;
import soulwright.editor.art.Picture;

/**
 * A picture as an icon, in the colour of the text around.
 *
 * @param size at a zoom of 100 %
 */
public record PictureIcon(Picture picture, int size) implements Icon {
    @Override
    public int getIconWidth() {
        return UIScale.scale(size);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(size);
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D pen = (Graphics2D) graphics.create();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        picture.paint(pen, x, y, getIconWidth(), on.getForeground());
        pen.dispose();
    }
}
