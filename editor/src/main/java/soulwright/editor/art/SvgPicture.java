package soulwright.editor.art;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.Graphics2D;

/** A picture of a pack that is drawn with lines; `currentColor` in it is the ink. */
record SvgPicture(SVGDocument document) implements Picture {
    @Override
    public void paint(Graphics2D graphics, double x, double y, double size, Color ink) {
        try (Brush brush = Brush.on(graphics)) {
            brush.graphics().setColor(ink);
            document.render(
                    (java.awt.Component) null, brush.graphics(), new ViewBox((float) x, (float) y, (float) size, (float)
                            size));
        }
    }
}
