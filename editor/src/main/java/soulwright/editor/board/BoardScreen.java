package soulwright.editor.board;

import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTabbedPane;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.Room;

/** Where the parts of the board editor lie. Where it is low, fairness has a tab of its own, and overlays move below the palette. */
final class BoardScreen extends JPanel {
    private static final int LOW = 520;
    private static final int ENOUGH_FOR_NAMES = 760;

    private final Parts parts;
    private final JTabbedPane side = new JTabbedPane();
    private final JPanel right =
            new JPanel(new MigLayout("insets 0, gap 0, wrap, fill", "[grow,fill]", "[grow,fill][]"));
    private boolean low;

    /**
     * What it shows.
     *
     * @param bar the tools
     * @param notice why the board cannot be drawn on
     * @param overlays what is shown above the lands
     * @param status what is known of a land
     */
    record Parts(
            BoardBar bar,
            JComponent canvas,
            JComponent palette,
            JComponent properties,
            JComponent fairness,
            OverlayBar overlays,
            Paragraph notice,
            JLabel status) {}

    BoardScreen(Parts parts) {
        super(new MigLayout(
                "insets 0, gap 0, fill, hidemode 3, novisualpadding",
                "[grow,fill][205lp:240lp:240lp,fill]",
                "[][][grow,fill][][]"));
        this.parts = parts;
        side.addTab("Draw", parts.palette);
        side.addTab("Board", parts.properties);
        right.add(side, "wmin 0, hmin 0");
        arrange();
        Room.follow(this, this::fit);
    }

    private void fit(Room room) {
        boolean isLow = room.height() < LOW;
        parts.overlays.named(!isLow && room.width() >= ENOUGH_FOR_NAMES);
        if (isLow != low) {
            low = isLow;
            arrange();
        }
    }

    private void arrange() {
        removeAll();
        placeFairness();
        add(parts.bar, "cell 0 0 2 1, growx, wmin 0");
        add(parts.notice, "cell 0 1, growx, gap 8 8 4 4, wmin 0");
        add(right, "cell 1 1 1 3, grow, wmin 0, hmin 0");
        add(parts.canvas, "cell 0 2, grow, hmin 0");
        add(parts.overlays, low ? "cell 1 4, growx, wmin 0" : "cell 0 3, growx, wmin 0");
        add(parts.status, (low ? "cell 0 4" : "cell 0 4 2 1") + ", growx, wmin 0, gap 10 10 2 6");
        revalidate();
        repaint();
    }

    private void placeFairness() {
        if (low) {
            right.remove(parts.fairness);
            side.addTab("Fairness", parts.fairness);
        } else {
            side.remove(parts.fairness);
            right.add(parts.fairness, "wmin 0, shrinky 0, hmax 50%");
        }
    }
}
