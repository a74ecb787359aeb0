package soulwright.editor.play;

import java.util.List;
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
        List.of(head, stage, options, side).forEach(this::add);
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

    /** Nothing is taken out and put back: it would lose the keyboard, and not hear of its new size. */
    private void arrange() {
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
        MigLayout layout = layOut(fold.isOpen() ? Arrangement.WIDE : Arrangement.TALL);
        layout.addLayoutComponent(head, "cell 0 0, growx, wmin 0");
        layout.addLayoutComponent(stage, "cell 0 1, grow, wmin 0, hmin 0");
        layout.addLayoutComponent(options, "cell 0 2, growx, wmin 0, hmax 34%");
        layout.addLayoutComponent(side, "cell 1 0 1 3, grow, h 0:0:");
        side.setVisible(fold.isOpen());
    }

    private void besideEachOther() {
        MigLayout layout = layOut(Arrangement.LOW);
        layout.addLayoutComponent(head, "cell 0 0 2 1, growx, wmin 0");
        layout.addLayoutComponent(stage, "cell 0 1, grow, wmin 0, hmin 0");
        layout.addLayoutComponent(options, "cell 1 1, grow, wmin 0, h 0:0:");
        layout.addLayoutComponent(side, "cell 1 1, grow, wmin 0, h 0:0:");
        options.setVisible(!fold.isOpen());
        side.setVisible(fold.isOpen());
    }

    private void inThree() {
        MigLayout layout = layOut(fold.isOpen() ? Arrangement.BROAD : Arrangement.LOW);
        layout.addLayoutComponent(head, "cell 0 0 2 1, growx, wmin 0");
        layout.addLayoutComponent(stage, "cell 0 1, grow, wmin 0, hmin 0");
        layout.addLayoutComponent(options, "cell 1 1, grow, wmin 0, h 0:0:");
        layout.addLayoutComponent(side, "cell 2 0 1 2, grow, h 0:0:");
        side.setVisible(fold.isOpen());
    }

    private MigLayout layOut(Arrangement like) {
        MigLayout layout = new MigLayout("fill, insets 10lp, hidemode 3", like.columns(), like.rows());
        setLayout(layout);
        return layout;
    }
}
