package soulwright.editor.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.Survey;
import soulwright.editor.board.drawing.World;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;
import soulwright.quest.board.FairnessFigure.Start;

/** How fair the board is: the soul power near each start, laid out as the corners are, and what is unfair in words. */
final class FairnessPanel {
    /** A sign a corner, in the order of the starts. */
    private static final String ARROWS = "↖↗↙↘";

    private final Easel easel;
    private static final char NO_BREAK = '\u00a0';

    private final JLabel verdict = new JLabel();
    private final JLabel measure = new JLabel();
    private final Paragraph words = new Paragraph("");
    private final Page page =
            new Page(new MigLayout("insets 8, wrap 2, fillx, hidemode 3", "[grow,fill,sg][grow,fill,sg]"));
    private final List<JToggleButton> starts = new ArrayList<>();

    FairnessPanel(Easel easel) {
        this.easel = easel;
        page.setName("fairness");
        verdict.putClientProperty("FlatLaf.styleClass", "semibold");
        verdict.setName("fairness-verdict");
        page.add(verdict, "span, growx, wmin 0");
        measure.putClientProperty("FlatLaf.style", "foreground: $Label.disabledForeground");
        measure.setName("fairness-measure");
        page.add(measure, "span, growx, wmin 0");
        IntStream.range(0, ARROWS.length()).forEach(this::addStart);
        words.setName("fairness-words");
        page.add(words, "span, growx, wmin 0");
    }

    /** In a pane that scrolls where there is little room. */
    JScrollPane scrolling() {
        return page.scrolling();
    }

    private void addStart(int number) {
        JToggleButton start = new JToggleButton();
        start.putClientProperty("JButton.buttonType", "toolBarButton");
        start.addActionListener(
                event -> easel.start(start.isSelected() ? OptionalInt.of(number) : OptionalInt.empty()));
        starts.add(start);
        page.add(start, "wmin 0");
    }

    /** Shows the fairness of a board; what it would be while something is drawn. */
    void show(Drawing drawing, World world) {
        Optional<Survey> survey = Survey.of(drawing, world);
        starts.forEach(start -> start.setVisible(survey.isPresent()));
        measure.setVisible(survey.isPresent());
        survey.ifPresentOrElse(this::show, () -> {
            verdict.setIcon(Icons.faint("info"));
            verdict.setText("Fairness is not known");
            say("Without a ruleset that can be read, and a size, there is no measure.");
        });
    }

    private void show(Survey survey) {
        verdict.setIcon(Icons.tinted(
                survey.isFair() ? "ok" : "warning", 16, survey.isFair() ? "Soulwright.ok" : "Soulwright.warning"));
        verdict.setText(survey.isFair() ? fair(survey.figure().spread()) : "Not fair");
        measure.setText("Soul power within " + survey.figure().within() + " moves:");
        for (int i = 0; i < starts.size(); i++) {
            show(starts.get(i), survey, survey.figure().starts().get(i), i);
        }
        say(String.join(" ", survey.explained()));
    }

    private static String fair(int spread) {
        return spread == 0 ? "Fair: all starts alike" : "Fair: starts differ by " + spread + NO_BREAK + "%";
    }

    private void show(JToggleButton button, Survey survey, Start start, int number) {
        String name = survey.name(start);
        button.setText(ARROWS.charAt(number) + "  " + start.soulPower());
        button.setSelected(easel.start().equals(OptionalInt.of(number)));
        button.setToolTipText("%s has %d soul power within %d moves; press to see the lands that count"
                .formatted(name, start.soulPower(), survey.figure().within()));
        button.getAccessibleContext().setAccessibleName(name + ", soul power " + start.soulPower());
    }

    private void say(String sentence) {
        words.setVisible(!sentence.isEmpty());
        words.setText(sentence.replace(" %", NO_BREAK + "%"));
    }
}
