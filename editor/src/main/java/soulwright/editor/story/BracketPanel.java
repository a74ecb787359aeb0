package soulwright.editor.story;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.story.Ladder.Rung;
import soulwright.editor.widget.Icons;
import soulwright.story.scene.ExamScene;
import soulwright.story.scene.ExamScene.BoutScene;
import soulwright.story.scene.ExamScene.EntrantScene;

/** A knock-out: a column of battles a round, lines from each to the one that its winner fights next, and what is to come left open. */
final class BracketPanel extends JPanel {
    private static final int FACE = 22;

    /** More would not fit beside each other. */
    private static final int MOST_COLUMNS = 3;

    private final ExamScene exam;
    private final Portraits portraits;
    private final String hero;
    private final Ladder ladder;
    private final Map<Rung, JPanel> cards = new HashMap<>();

    /** @param hero the id of the character whom the player plays */
    BracketPanel(ExamScene exam, Portraits portraits, String hero) {
        this.exam = exam;
        this.portraits = portraits;
        this.hero = hero;
        this.ladder = Ladder.of(exam);
        int rounds = ladder.rounds().size();
        int columns = Math.max(1, Math.min(rounds, MOST_COLUMNS));
        setLayout(new MigLayout(
                "insets 0, fillx, wrap " + columns,
                "[0:0:, grow 100, fill]28lp".repeat(columns - 1) + "[0:0:, grow 100, fill]"));
        setOpaque(false);
        setName("bracket");
        for (int round = 0; round < rounds; round++) {
            add(column(round), "growy");
        }
        addChampion();
    }

    /** The battles of a round, each in the middle of those that lead to it. */
    private JPanel column(int round) {
        List<BoutScene> bouts = ladder.rounds().get(round);
        JPanel column = Text.panel("insets 0, fill, wrap", "[0:0:, grow, fill]");
        boolean last = round == ladder.rounds().size() - 1;
        column.add(Text.heading(last ? "Final" : "Round " + (round + 1)), "pushy 0");
        for (int bout = 0; bout < bouts.size(); bout++) {
            JPanel card = card(bouts.get(bout));
            cards.put(new Rung(round, bout), card);
            column.add(card, "pushy 100, aligny center, gaptop 4lp, gapbottom 4lp");
        }
        return column;
    }

    private void addChampion() {
        exam.fought().stream()
                .filter(bout -> bout.round() == ladder.rounds().size() && bout.winner() >= 0)
                .map(bout -> exam.entrants().get(bout.winner()).name())
                .findFirst()
                .ifPresent(name -> {
                    JLabel champion = Text.label(name + " wins the examination.", "h4");
                    champion.setName("champion");
                    champion.setIcon(Icons.tinted("crown", 18, "Soulwright.warning"));
                    champion.setHorizontalAlignment(SwingConstants.TRAILING);
                    add(champion, "newline, span, gaptop 8lp, wmin 0");
                });
    }

    private JPanel card(BoutScene bout) {
        JPanel card = Text.card("insets 8lp 10lp 8lp 10lp, fillx, wrap, gapy 4lp", "[0:0:, grow, fill]");
        if (bout.one() < 0 && bout.other() < 0) {
            card.add(Text.faint("Still open"));
        } else {
            card.add(side(bout, bout.one()));
            card.add(side(bout, bout.other()));
        }
        return card;
    }

    private Component side(BoutScene bout, int entrant) {
        if (entrant < 0) {
            return Text.faint("Still open");
        }
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

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        Graphics2D lines = (Graphics2D) graphics.create();
        lines.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        lines.setColor(UIManager.getColor("Component.borderColor"));
        lines.setStroke(new BasicStroke(UIScale.scale(1.5f)));
        cards.keySet().forEach(rung -> {
            Rectangle from = place(rung);
            Rectangle to = place(ladder.after(rung));
            if (to.x > from.x) {
                join(lines, from, to);
            }
        });
        lines.dispose();
    }

    private Rectangle place(Rung rung) {
        JPanel card = cards.get(rung);
        return card == null
                ? new Rectangle()
                : SwingUtilities.convertRectangle(card.getParent(), card.getBounds(), this);
    }

    private static void join(Graphics2D lines, Rectangle from, Rectangle to) {
        int start = from.x + from.width;
        int high = (int) from.getCenterY();
        int low = (int) to.getCenterY();
        int turn = to.x - UIScale.scale(14);
        lines.drawLine(start, high, turn, high);
        lines.drawLine(turn, high, turn, low);
        lines.drawLine(turn, low, to.x, low);
    }
}
