package soulwright.editor.story;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.story.scene.ExamScene;
import soulwright.story.scene.ExamScene.BoutScene;
import soulwright.story.scene.ExamScene.EntrantScene;

/** A league: who stands where with how many wins, and the battles of this round. */
final class LeagueTable extends JPanel {
    private static final int FACE = 24;

    private final ExamScene exam;
    private final Portraits portraits;
    private final String hero;

    /** @param hero the id of the character whom the player plays */
    LeagueTable(ExamScene exam, Portraits portraits, String hero) {
        super(new MigLayout("insets 0, fillx, wrap", "[0:0:, grow, fill]"));
        this.exam = exam;
        this.portraits = portraits;
        this.hero = hero;
        setOpaque(false);
        setName("league");
        add(table(), Text.NARROW);
        List<BoutScene> bouts = latest();
        if (!bouts.isEmpty()) {
            add(Text.heading("Battles of this round"), "gaptop 10lp");
            bouts.forEach(bout -> add(Text.plain(words(bout))));
        }
    }

    private JPanel table() {
        JPanel table = Text.card(
                "insets 12lp 18lp 12lp 18lp, fillx, wrap 5, gapy 6lp",
                "[right]12lp[]10lp[0:0:, grow, fill]12lp[right]18lp[right]");
        List.of("", "", "", "Fought", "Won").forEach(head -> table.add(Text.faintLabel(head)));
        IntStream.range(0, exam.entrants().size())
                .boxed()
                .sorted(Comparator.comparing(
                        entrant -> exam.entrants().get(entrant).place()))
                .forEach(entrant -> addRow(table, entrant));
        return table;
    }

    private void addRow(JPanel table, int entrant) {
        EntrantScene one = exam.entrants().get(entrant);
        boolean own = one.character().equals(hero);
        table.add(new JLabel(one.place() + "."));
        table.add(new JLabel(portraits.icon(one.character(), FACE)));
        table.add(own ? Text.plain(one.name() + " (you)").styled("h4") : Text.plain(one.name()));
        table.add(Text.faintLabel(Long.toString(fought(entrant))));
        table.add(Text.label(Integer.toString(one.wins()), "h4"));
    }

    private long fought(int entrant) {
        return exam.fought().stream()
                .filter(bout -> bout.one() == entrant || bout.other() == entrant)
                .count();
    }

    /** Of this round, or of the one before if nothing was fought in it. */
    private List<BoutScene> latest() {
        int round = exam.fought().stream().mapToInt(BoutScene::round).max().orElse(0);
        return exam.fought().stream().filter(bout -> bout.round() == round).toList();
    }

    private String words(BoutScene bout) {
        String one = exam.entrants().get(bout.one()).name();
        String other = exam.entrants().get(bout.other()).name();
        if (bout.winner() == ExamScene.NOBODY) {
            return one + " and " + other + ": nobody won";
        }
        return bout.winner() == bout.one() ? one + " beat " + other : other + " beat " + one;
    }
}
