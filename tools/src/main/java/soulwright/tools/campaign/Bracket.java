package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import soulwright.story.scene.ExamScene;
import soulwright.story.scene.ExamScene.BoutScene;
import soulwright.story.scene.ExamScene.EntrantScene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/**
 * An examination as it stands.
 *
 * @param hero the id of the character, who is marked
 */
record Bracket(ExamScene exam, String hero, int width) {
    private static final int WIDEST_NAME = 20;
    private static final int GAP = 3;

    /** The rounds side by side, or a table where everybody meets everybody. */
    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of(head(), Style.BOLD));
        lines.add(Line.EMPTY);
        lines.addAll(exam.league() ? table() : rounds());
        return lines.stream().map(line -> line.shorten(width)).toList();
    }

    private String head() {
        if (isOver()) {
            return "All rounds are fought.";
        }
        String form = exam.league() ? "Everybody meets everybody" : "Who loses is out";
        return exam.round() == 0
                ? form + ": %d take part".formatted(exam.entrants().size())
                : "Round %d of %d. %s.".formatted(exam.round(), exam.rounds(), form);
    }

    private boolean isOver() {
        return exam.next().isEmpty() && !exam.fought().isEmpty();
    }

    private List<Line> rounds() {
        List<Line> lines = new ArrayList<>();
        if (isOver()) {
            lines.addAll(table());
            lines.add(Line.EMPTY);
        }
        int column = column();
        int fit = Math.max(1, (width + GAP) / (column + GAP));
        int last = Math.max(1, Math.min(exam.round(), exam.rounds()));
        for (int first = 1; first <= last; first += fit) {
            List<Line> beside = new ArrayList<>();
            for (int round = Math.min(last, first + fit - 1); round >= first; round--) {
                beside = Block.beside(round(round), column + GAP, beside);
            }
            lines.addAll(beside);
        }
        return lines;
    }

    private int column() {
        int widest = exam.entrants().stream()
                .mapToInt(one -> Columns.of(one.name()))
                .max()
                .orElse(0);
        return Math.min(WIDEST_NAME, widest) + 2;
    }

    private List<Line> round(int round) {
        List<Line> lines = new ArrayList<>();
        lines.add(Line.of("Round " + round, Style.FAINT));
        exam.fought().stream().filter(bout -> bout.round() == round).forEach(bout -> {
            lines.add(fought(bout, bout.one()));
            lines.add(fought(bout, bout.other()));
            lines.add(Line.EMPTY);
        });
        if (round == exam.round() && exam.next().size() > 1) {
            exam.next().forEach(entrant -> lines.add(Line.of("> ", Style.BOLD).plus(name(entrant), style(entrant))));
            lines.add(Line.EMPTY);
        }
        return lines;
    }

    private Line fought(BoutScene bout, int entrant) {
        boolean won = bout.winner() == entrant;
        return Line.of(won ? "+ " : "- ", Style.FAINT).plus(name(entrant), won ? style(entrant) : Style.FAINT);
    }

    private String name(int entrant) {
        return Columns.shorten(exam.entrants().get(entrant).name(), WIDEST_NAME);
    }

    private Style style(int entrant) {
        return exam.entrants().get(entrant).character().equals(hero) ? Style.BOLD : Style.PLAIN;
    }

    private List<Line> table() {
        List<Line> lines = new ArrayList<>();
        IntStream.range(0, exam.entrants().size())
                .boxed()
                .sorted(Comparator.comparing(
                        entrant -> exam.entrants().get(entrant).place()))
                .forEach(entrant -> lines.add(row(entrant)));
        if (exam.next().size() > 1) {
            lines.add(Line.EMPTY);
            lines.add(Line.of(
                    "> " + name(exam.next().get(0)) + " against "
                            + name(exam.next().get(1)),
                    Style.BOLD));
        }
        return lines;
    }

    private Line row(int entrant) {
        EntrantScene one = exam.entrants().get(entrant);
        long fought = exam.fought().stream()
                .filter(bout -> bout.one() == entrant || bout.other() == entrant)
                .count();
        return Line.of("%3d  ".formatted(one.place()), Style.FAINT)
                .plus(Columns.fit(name(entrant), column()), style(entrant))
                .plus("  won %d of %d".formatted(one.wins(), fought));
    }
}
