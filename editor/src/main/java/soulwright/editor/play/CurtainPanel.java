package soulwright.editor.play;

import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.content.Catalog;
import soulwright.editor.widget.Html;
import soulwright.editor.widget.SquareIcon;

/** Hides the game between two people at one screen. */
final class CurtainPanel extends JPanel {
    private final Catalog catalog;
    private final JLabel mark = new JLabel();
    private final JLabel title = new JLabel();
    private final JLabel advice = new JLabel();
    private final JButton ready = new JButton("Show");

    /**
     * Before anybody is waited for.
     *
     * @param catalog what players are made of
     * @param sitDown is told when the next person is alone at the screen
     */
    CurtainPanel(Catalog catalog, Runnable sitDown) {
        super(new MigLayout("fill, wrap, insets 24lp", "[center]", "push[]16lp[]8lp[]24lp[]push"));
        this.catalog = catalog;
        setName("curtain");
        title.putClientProperty("FlatLaf.styleClass", "h1");
        title.setName("curtain-title");
        ready.setName("sit-down");
        ready.putClientProperty("FlatLaf.styleClass", "primary");
        ready.addActionListener(event -> sitDown.run());
        add(mark);
        add(title);
        add(advice);
        add(ready, "height 36lp!, width 180lp::");
    }

    void show(Moment.Curtain curtain) {
        mark.setIcon(null);
        curtain.seat()
                .ifPresent(seat ->
                        curtain.chair().ifPresent(chair -> mark.setIcon(SquareIcon.of(chair.mark(seat, catalog), 72))));
        title.setText(
                curtain.seat().isPresent() ? curtain.name() + ", your turn" : "The computer players take their turns");
        advice.setText(Html.wrapped(
                curtain.seat().isPresent()
                        ? "Make sure that nobody else is looking, then press Enter."
                        : "Then one of you decides."));
        ready.setVisible(curtain.seat().isPresent());
    }

    JButton ready() {
        return ready;
    }
}
