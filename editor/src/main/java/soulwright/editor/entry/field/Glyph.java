package soulwright.editor.entry.field;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import javax.swing.Icon;
import javax.swing.UIManager;

/** Small signs on buttons and beside fields, drawn as lines in a square of 16, in the colour of the text around unless they have their own. */
public enum Glyph implements Icon {
    ADD("M8 3 L8 13 M3 8 L13 8", ""),
    REMOVE("M4 4 L12 12 M12 4 L4 12", ""),
    UP("M4 10 L8 6 L12 10", ""),
    DOWN("M4 6 L8 10 L12 6", ""),
    OPENED("M4 6 L8 10 L12 6", ""),
    CLOSED("M6 4 L10 8 L6 12", ""),
    GO("M6 4 L12 4 L12 10 M12 4 L4 12", ""),
    RESET("M4 7 L3 3 M4 7 L8 6 M4 7 L6 4.5 L9.5 4 L12.5 6.5 L12.5 10 L10 12.5 L6 12.5", ""),
    INHERITED("M5 3 L5 10 L12 10 M9 7 L12 10 L9 13", "Label.disabledForeground"),
    RENAME("M3 13 L3.5 10 L10.5 3 L13 5.5 L6 12.5 Z M9 4.5 L11.5 7", ""),
    COPY("M6 6 L13 6 L13 13 L6 13 L6 6 M10 3 L3 3 L3 10", ""),
    FORM("M3 4 L6 4 M8 4 L13 4 M3 8 L6 8 M8 8 L13 8 M3 12 L6 12 M8 12 L13 12", ""),
    TEXT("M6 4 L2 8 L6 12 M10 4 L14 8 L10 12", ""),
    ERROR("M8 1.5 L14.5 8 L8 14.5 L1.5 8 Z M8 5 L8 8.6 M8 10.6 L8 11.2", "Component.error.focusedBorderColor"),
    WARNING("M8 2 L14.5 13.5 L1.5 13.5 Z M8 6 L8 9.4 M8 11.4 L8 12", "Component.warning.focusedBorderColor"),
    INFO("M3 3 L13 3 L13 13 L3 13 Z M8 7.4 L8 11 M8 4.9 L8 5.4", "Component.accentColor"),
    SEARCH("M7 3 L10 4.2 L11 7 L10 9.8 L7 11 L4 9.8 L3 7 L4 4.2 Z M10 10 L13.5 13.5", "");

    private static final int SIZE = 16;

    private final String lines;
    private final String colour;

    Glyph(String lines, String colour) {
        this.lines = lines;
        this.colour = colour;
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(SIZE);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(SIZE);
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        Graphics2D pen = (Graphics2D) graphics.create();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        pen.translate(x, y);
        pen.scale(getIconWidth() / (double) SIZE, getIconHeight() / (double) SIZE);
        pen.setStroke(new BasicStroke(1.5f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        pen.setColor(colourOn(on));
        pen.draw(path());
        pen.dispose();
    }

    private Color colourOn(Component on) {
        Color own = colour.isEmpty() ? null : UIManager.getColor(colour);
        if (own != null) {
            return own;
        }
        Color disabled = UIManager.getColor("Label.disabledForeground");
        return on.isEnabled() || disabled == null ? on.getForeground() : disabled;
    }

    private Path2D path() {
        Path2D path = new Path2D.Double();
        String[] words = lines.split(" ", -1);
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals("Z")) {
                path.closePath();
            } else {
                double x = Double.parseDouble(words[i].substring(1));
                double y = Double.parseDouble(words[++i]);
                if (words[i - 1].charAt(0) == 'M') {
                    path.moveTo(x, y);
                } else {
                    path.lineTo(x, y);
                }
            }
        }
        return path;
    }
}
