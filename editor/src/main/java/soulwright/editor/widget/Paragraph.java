package soulwright.editor.widget;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.DefaultCaret;

/** Words in as many lines as its width needs, read and not typed into. In a narrow place nothing of it is cut off. */
public final class Paragraph extends JTextArea {
    private final String colour;
    private boolean letsThrough;

    /** In the colour of labels. */
    public Paragraph(String text) {
        this(text, "Label.foreground");
    }

    /**
     * In a colour of the theme.
     *
     * @param colour its key
     */
    public Paragraph(String text, String colour) {
        super(text);
        this.colour = colour;
        setLineWrap(true);
        setWrapStyleWord(true);
        setEditable(false);
        setFocusable(false);
        setCaret(new Unmoved());
        setOpaque(false);
        setBorder(null);
        look();
    }

    /** Gives it a style of letters, such as {@code h3}. */
    public Paragraph styled(String style) {
        putClientProperty("FlatLaf.styleClass", style);
        return this;
    }

    /** Has clicks on it go to what it lies on. */
    public Paragraph lettingThrough() {
        letsThrough = true;
        return this;
    }

    @Override
    public boolean contains(int x, int y) {
        return !letsThrough && super.contains(x, y);
    }

    /** Whatever is written here, nothing around it is scrolled to it. */
    private static final class Unmoved extends DefaultCaret {
        Unmoved() {
            setUpdatePolicy(NEVER_UPDATE);
        }

        @Override
        protected void adjustVisibility(Rectangle place) {}
    }

    @Override
    public void updateUI() {
        super.updateUI();
        look();
    }

    private void look() {
        if (getClientProperty("FlatLaf.styleClass") == null) {
            setFont(UIManager.getFont("Label.font"));
        }
        Color ink = colour == null ? null : UIManager.getColor(colour);
        setForeground(ink);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) {
            SwingUtilities.invokeLater(() -> Wrapping.arrangeAnew(this));
        }
    }
}
