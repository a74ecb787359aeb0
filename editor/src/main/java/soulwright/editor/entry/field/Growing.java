package soulwright.editor.entry.field;

import java.awt.Container;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.text.View;

/**
 * Gives a text area that wraps its lines as many rows as its text fills, within bounds. What is asked is the text as it is laid out, not an
 * estimate: rows too few would call a scroll bar, which makes the text narrower, which would ask for more rows, without an end.
 */
final class Growing {
    private static final int USUAL_WIDTH = 80;

    private final JTextArea area;
    private final int least;
    private final int most;

    private Growing(JTextArea area, int least, int most) {
        this.area = area;
        this.least = least;
        this.most = most;
    }

    /** Looks after an area from now on; call {@link #fit} when it shows another text. */
    static Growing of(JTextArea area, int least, int most) {
        Growing growing = new Growing(area, least, most);
        area.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                growing.fit();
            }
        });
        return growing;
    }

    void fit() {
        int rows = Math.max(least, Math.min(most, area.getWidth() > 0 ? laidOut() : estimated()));
        if (area.getRows() != rows) {
            area.setRows(rows);
            askForRoom();
        }
    }

    /** A scroll pane passes no wish on by itself. */
    private void askForRoom() {
        Container scroll = SwingUtilities.getAncestorOfClass(JScrollPane.class, area);
        Container around = scroll == null ? area.getParent() : scroll.getParent();
        if (around instanceof JComponent parent) {
            area.invalidate();
            parent.revalidate();
        }
    }

    private int laidOut() {
        float height = area.getUI().getRootView(area).getPreferredSpan(View.Y_AXIS);
        return Math.round(
                height / Math.max(1, area.getFontMetrics(area.getFont()).getHeight()));
    }

    private int estimated() {
        return area.getText()
                .lines()
                .mapToInt(line -> 1 + line.length() / USUAL_WIDTH)
                .sum();
    }
}
