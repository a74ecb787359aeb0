package soulwright.editor.play;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import javax.swing.JTextPane;
import javax.swing.plaf.basic.BasicGraphicsUtils;
import javax.swing.text.AbstractDocument;
import javax.swing.text.AttributeSet;
import javax.swing.text.Element;
import javax.swing.text.ParagraphView;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledEditorKit;
import javax.swing.text.ViewFactory;

/**
 * Lays a text out whose paragraphs stand a little to the right, those that begin with {@link #MARKED} beside a mark. A mark is painted and no part of the
 * text: Swing paints a line twice that hangs out to the left of its paragraph, which makes its letters fatter.
 */
final class MarkedLines extends StyledEditorKit {
    /** The attribute of letters whose paragraph has a mark. */
    static final Object MARKED = "marked";

    private static final String MARK = "•";

    private final JTextPane pane;

    /** @param pane that shows the text */
    MarkedLines(JTextPane pane) {
        this.pane = pane;
    }

    @Override
    public ViewFactory getViewFactory() {
        ViewFactory usual = super.getViewFactory();
        return element -> AbstractDocument.ParagraphElementName.equals(element.getName())
                ? new MarkedView(element, pane)
                : usual.create(element);
    }

    private static final class MarkedView extends ParagraphView {
        private final JTextPane pane;

        MarkedView(Element element, JTextPane pane) {
            super(element);
            this.pane = pane;
            int indent = pane.getFontMetrics(pane.getFont()).stringWidth(MARK + " ");
            setInsets((short) 0, (short) indent, (short) 0, (short) 0);
        }

        @Override
        public void paint(Graphics graphics, Shape place) {
            super.paint(graphics, place);
            AttributeSet style = getElement().getElement(0).getAttributes();
            if (style.isDefined(MARKED)) {
                Rectangle at = place.getBounds();
                graphics.setFont(pane.getFont());
                graphics.setColor(StyleConstants.getForeground(style));
                int line = at.y + graphics.getFontMetrics().getAscent();
                BasicGraphicsUtils.drawString(pane, (Graphics2D) graphics, MARK, at.x, line);
            }
        }

        /** The indent is not of a style. */
        @Override
        protected void setPropertiesFromAttributes() {}
    }
}
