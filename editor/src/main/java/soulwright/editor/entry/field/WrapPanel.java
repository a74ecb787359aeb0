package soulwright.editor.entry.field;

import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** Its components stand in as many lines as its width needs; it asks for its height anew when its width changes. */
final class WrapPanel extends JPanel {
    private static final long serialVersionUID = 1;

    /**
     * Without components.
     *
     * @param gapX between components, at a zoom of 100 %
     * @param gapY between lines
     */
    WrapPanel(int gapX, int gapY) {
        super(new WrapLayout(gapX, gapY));
        setOpaque(false);
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        boolean other = width != getWidth();
        super.setBounds(x, y, width, height);
        if (other) {
            SwingUtilities.invokeLater(this::revalidate);
        }
    }
}
