package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import soulwright.editor.art.Picture;

/**
 * A picture of one colour as an icon, in the colour of the text beside it.
 *
 * @param size before zooming
 */
public record PictureIcon(Picture picture, int size) implements Icon {
    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Color ink = component.getForeground();
        picture.paint((Graphics2D) graphics, x, y, UIScale.scale((float) size), ink);
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
