package soulwright.editor.play;

import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Fold;
import soulwright.editor.widget.Room;

/**
 * The parts of a game beside each other, as there is room. What is folded away stays in its place, unseen, so that it follows theme and zoom like all
 * the rest.
 */
final class TablePanel extends JPanel {
    private final JComponent head;
    private final JComponent strip;
    private final JComponent stage;
    private final JComponent options;
    private final JComponent side;
    private final Fold fold = new Fold();
    private Arrangement arrangement = Arrangement.WIDE;

    /**
     * Laid out anew whenever its size changes.
     *
     * @param strip a part of the head that is seen while the side is not
     * @param stage board or battle
     * @param side players and log
     */
    TablePanel(JComponent head, JComponent strip, JComponent stage, JComponent options, JComponent side) {
        this.head = head;
        this.strip = strip;
        this.stage = stage;
        this.options = options;
        this.side = side;
        setName("table");
        arrange();
        Room.follow(this, this::fit);
    }

    private void fit(Room room) {
        Arrangement fitting = Arrangement.in(room);
        fold.room(fitting.hasSide());
        if (fitting != arrangement) {
            arrangement = fitting;
            arrange();
        }
    }

    /** Shows players and log, or hides them. */
    void toggleSide() {
        fold.toggle();
        arrange();
    }

    private void arrange() {
        removeAll();
        options.setVisible(true);
        strip.setVisible(!fold.isOpen());
        switch (arrangement) {
            case WIDE, TALL -> belowEachOther();
            case LOW -> besideEachOther();
            case BROAD -> inThree();
        }
        revalidate();
        repaint();
    }

    private void belowEachOther() {
        Arrangement shown = fold.isOpen() ? Arrangement.WIDE : Arrangement.TALL;
        layOut(shown);
        add(head, "cell 0 0, growx, wmin 0");
        add(stage, "cell 0 1, grow, wmin 0, hmin 0");
        add(options, "cell 0 2, growx, wmin 0, hmax 34%");
        add(side, fold.isOpen(), "cell 1 0 1 3, grow, h 0:0:");
    }

    private void besideEachOther() {
        layOut(Arrangement.LOW);
        add(head, "cell 0 0 2 1, growx, wmin 0");
        add(stage, "cell 0 1, grow, wmin 0, hmin 0");
        add(options, !fold.isOpen(), "cell 1 1, grow, wmin 0, h 0:0:");
        add(side, fold.isOpen(), "cell 1 1, grow, wmin 0, h 0:0:");
    }

    private void inThree() {
        layOut(fold.isOpen() ? Arrangement.BROAD : Arrangement.LOW);
        add(head, "cell 0 0 2 1, growx, wmin 0");
        add(stage, "cell 0 1, grow, wmin 0, hmin 0");
        add(options, "cell 1 1, grow, wmin 0, h 0:0:");
        add(side, fold.isOpen(), "cell 2 0 1 2, grow, h 0:0:");
    }

    private void add(JComponent part, boolean shown, String where) {
        part.setVisible(shown);
        add(part, where);
    }

    private void layOut(Arrangement like) {
        setLayout(new MigLayout("fill, insets 10lp, hidemode 3", like.columns(), like.rows()));
    }
}
