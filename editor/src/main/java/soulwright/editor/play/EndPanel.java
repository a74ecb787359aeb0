package soulwright.editor.play;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Html;
import soulwright.editor.widget.SquareIcon;
import soulwright.game.Outcome;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;

/** How a game ended: who came where, with what, and what can be done now. */
final class EndPanel extends JPanel {
    private final List<JButton> buttons;
    private final JPanel ranking =
            new JPanel(new MigLayout("wrap 5, insets 0", "[right]12lp[]8lp[]24lp[right]24lp[right]"));
    private final JLabel title = new JLabel();
    private final JLabel words = new JLabel();

    EndPanel(Runnable again, Runnable look, Runnable close) {
        super(new MigLayout("fill, wrap, insets 24lp", "[center]", "push[]8lp[]24lp[]32lp[]push"));
        setName("end");
        title.putClientProperty("FlatLaf.styleClass", "h1");
        title.setName("end-title");
        ranking.setName("ranking");
        buttons = List.of(
                button("Play again", "again", again),
                button("Look at the board", "look-at-board", look),
                button("Close", "close-game", close));
        JPanel row = new JPanel(new MigLayout("insets 3lp, gap 8lp"));
        buttons.forEach(row::add);
        first().putClientProperty("FlatLaf.styleClass", "primary");
        add(title);
        add(words, "wmax 560lp");
        add(ranking);
        add(row);
    }

    private static JButton button(String name, String id, Runnable run) {
        JButton button = new JButton(name);
        button.setName(id);
        button.addActionListener(event -> run.run());
        return button;
    }

    JButton first() {
        return buttons.get(0);
    }

    void show(Outcome outcome, Scene scene) {
        title.setText(outcome.isWonBy(scene.viewer()) ? "You have won!" : "The game is over");
        words.setText(Html.wrapped(outcome.words()));
        ranking.removeAll();
        List.of("", "", "", "Lands", "Cards").forEach(head -> {
            JLabel label = new JLabel(head);
            label.putClientProperty("FlatLaf.style", "foreground: $Label.disabledForeground");
            ranking.add(label);
        });
        if (outcome.how() != Outcome.How.FAULTY) {
            IntStream.range(0, scene.summoners().size())
                    .boxed()
                    .sorted(Comparator.comparingInt(seat -> outcome.places().get(seat)))
                    .forEach(seat ->
                            addRow(outcome.places().get(seat), scene.summoners().get(seat), scene));
        }
        revalidate();
    }

    private void addRow(int place, SummonerScene summoner, Scene scene) {
        String style = place == 1 ? "h2" : "h3";
        ranking.add(label(place + ".", style));
        ranking.add(new JLabel(SquareIcon.of(Cell.seat(scene, summoner.seat()), 28)));
        ranking.add(label(summoner.name(), style));
        ranking.add(label(Integer.toString(summoner.lands()), style));
        ranking.add(label(Integer.toString(summoner.cards().size()), style));
    }

    /** All of a row are as large, or else they would not stand on one line. */
    private static JLabel label(String words, String style) {
        JLabel label = new JLabel(words);
        label.putClientProperty("FlatLaf.styleClass", style);
        return label;
    }
}
