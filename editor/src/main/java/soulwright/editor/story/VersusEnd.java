package soulwright.editor.story;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import soulwright.editor.widget.Page;
import soulwright.game.Outcome;

/** How a battle between two card stocks ended. */
final class VersusEnd {
    private static final int FACE = 96;

    private final Portraits portraits;
    private final VersusPlan plan;
    private final Page page = Text.column();
    private final JScrollPane scroll = page.scrolling();
    private final JButton again = new JButton("Fight again");
    private final JButton back = new JButton("Back to your stories");

    VersusEnd(Portraits portraits, VersusPlan plan, Runnable again, Runnable close) {
        this.portraits = portraits;
        this.plan = plan;
        page.setName("versus-end");
        this.again.setName("fight-again");
        this.again.addActionListener(event -> again.run());
        back.setName("versus-back");
        back.addActionListener(event -> close.run());
        List.of(this.again, back).forEach(ChoiceList::enters);
    }

    void show(Outcome outcome) {
        page.removeAll();
        var title = Text.title(title(outcome));
        title.setName("versus-title");
        page.add(title, "gaptop 24lp");
        List<Side> winners = sides(outcome::isWonBy);
        if (winners.isEmpty()) {
            page.add(Text.faint(outcome.words()), "gapbottom 12lp");
        }
        winners.forEach(side -> page.add(row(side, true)));
        sides(side -> !outcome.isWonBy(side)).forEach(side -> page.add(row(side, false)));
        JPanel buttons = Text.panel("insets 0", "");
        buttons.add(again);
        buttons.add(back);
        page.add(buttons, "gaptop 12lp");
        page.revalidate();
        page.repaint();
    }

    private List<Side> sides(IntPredicate which) {
        return IntStream.range(0, plan.sides().size())
                .filter(which)
                .mapToObj(plan.sides()::get)
                .toList();
    }

    private String title(Outcome outcome) {
        return sides(outcome::isWonBy).stream()
                .findFirst()
                .map(side -> side.name() + " wins")
                .orElse("Nobody wins");
    }

    private JPanel row(Side side, boolean won) {
        JPanel row = Text.card("insets 14lp 18lp 14lp 18lp, fillx", "[]16lp[0:0:, grow, fill]");
        row.add(new JLabel(portraits.icon(side.stock().character().text(), won ? FACE : FACE / 2)));
        row.add(won ? Text.heading(side.name()) : Text.faint(side.name()));
        return row;
    }

    JComponent component() {
        return scroll;
    }

    JButton first() {
        return again;
    }
}
