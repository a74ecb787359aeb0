package soulwright.editor.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Paragraph;
import soulwright.story.scene.ExamScene;
import soulwright.story.scene.ExamScene.BoutScene;
import soulwright.story.scene.ExamScene.EntrantScene;

/** A knock-out: a column of battles a round, what is to come left open. Who wins has a mark beside his name. */
final class BracketPanel extends JPanel {
    private static final int FACE = 22;

    /** More would not fit beside each other. */
    private static final int MOST_COLUMNS = 3;

    private final ExamScene exam;
    private final Portraits portraits;
    private final String hero;

    /** @param hero the id of the character whom the player plays */
    BracketPanel(ExamScene exam, Portraits portraits, String hero) {
        this.exam = exam;
        this.portraits = portraits;
        this.hero = hero;
        int rounds = Math.max(1, exam.rounds());
        int columns = Math.min(rounds, MOST_COLUMNS);
        setLayout(new MigLayout(
                "insets 0, fillx, wrap " + columns,
                "[0:0:, grow 100, fill]14lp".repeat(columns - 1) + "[0:0:, grow 100, fill]"));
        setOpaque(false);
        setName("bracket");
        for (int round = 1; round <= rounds; round++) {
            add(column(round, rounds), round == 1 ? "aligny top" : "aligny center");
        }
    }

    private JPanel column(int round, int rounds) {
        JPanel column = Text.panel("insets 0, fillx, wrap, gapy 8lp", "[0:0:, grow, fill]");
        column.add(Text.heading(round == rounds ? "Final" : "Round " + round));
        List<BoutScene> bouts = bouts(round);
        bouts.forEach(bout -> column.add(bout(bout)));
        for (int open = bouts.size(); open < battles(round); open++) {
            column.add(open());
        }
        if (round == rounds) {
            champion().ifPresent(name -> {
                Paragraph champion = Text.plain(name + " wins the examination.").styled("h4");
                champion.setName("champion");
                column.add(champion, "gaptop 4lp");
            });
        }
        return column;
    }

    private Optional<String> champion() {
        return exam.fought().stream()
                .filter(bout -> bout.round() == exam.rounds() && bout.winner() >= 0)
                .map(bout -> exam.entrants().get(bout.winner()).name())
                .findFirst();
    }

    private int battles(int round) {
        int left = exam.entrants().size();
        for (int before = 1; before < round; before++) {
            left -= left / 2;
        }
        return left / 2;
    }

    /** Those of a round that were fought, and the one that is next. */
    private List<BoutScene> bouts(int round) {
        List<BoutScene> bouts = new ArrayList<>(
                exam.fought().stream().filter(bout -> bout.round() == round).toList());
        if (round == exam.round() && exam.next().size() == 2) {
            bouts.add(new BoutScene(round, exam.next().get(0), exam.next().get(1), ExamScene.NOBODY));
        }
        return bouts;
    }

    private JPanel bout(BoutScene bout) {
        JPanel card = Text.card("insets 8lp 10lp 8lp 10lp, fillx, wrap, gapy 4lp", "[0:0:, grow, fill]");
        card.add(side(bout, bout.one()));
        card.add(side(bout, bout.other()));
        return card;
    }

    private JPanel side(BoutScene bout, int entrant) {
        EntrantScene one = exam.entrants().get(entrant);
        boolean won = bout.winner() == entrant;
        boolean lost = bout.winner() >= 0 && !won;
        JPanel side = Text.panel("insets 0, fillx, gap 8lp", "[][0:0:, grow, fill][]");
        side.add(new JLabel(portraits.icon(one.character(), FACE)));
        String name = one.name() + (one.character().equals(hero) ? " (you)" : "");
        side.add(lost ? Text.faint(name) : Text.plain(name));
        JLabel mark = lost ? Text.faintLabel("out") : new JLabel(won ? Icons.tinted("ok", 16, "Soulwright.ok") : null);
        mark.getAccessibleContext().setAccessibleName(won ? name + " won" : lost ? name + " is out" : name);
        side.add(mark);
        return side;
    }

    private static JPanel open() {
        JPanel card = Text.card("insets 8lp 10lp 8lp 10lp, fillx, wrap, gapy 4lp", "[0:0:, grow, fill]");
        card.add(Text.faint("Not drawn yet"));
        return card;
    }
}
