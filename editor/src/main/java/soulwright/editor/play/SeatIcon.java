package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import javax.swing.Icon;
import soulwright.editor.art.Seat;

/**
 * The mark of a player.
 *
 * @param size before zooming
 */
record SeatIcon(Seat seat, int size) implements Icon {
    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        seat.paint((Graphics2D) graphics, x, y, UIScale.scale((float) size));
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
