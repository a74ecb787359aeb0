package soulwright.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import javax.swing.JTextArea;
import javax.swing.UIManager;

/** A paragraph that breaks its lines at a width, and is as high as it then must be. It is read, not typed into. */
public final class Prose extends JTextArea {
    private final int width;

    /**
     * A paragraph.
     *
     * @param width before zooming
     */
    public Prose(String text, int width) {
        super(text);
        this.width = width;
        setLineWrap(true);
        setWrapStyleWord(true);
        setEditable(false);
        setFocusable(false);
        setOpaque(false);
        setBorder(null);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(UIManager.getFont("Label.font"));
        setForeground(UIManager.getColor("Label.foreground"));
    }

    @Override
    public Dimension getPreferredSize() {
        int wide = UIScale.scale(width);
        setSize(wide, Short.MAX_VALUE);
        return new Dimension(wide, super.getPreferredSize().height);
    }
}
