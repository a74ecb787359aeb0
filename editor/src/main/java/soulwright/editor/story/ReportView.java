package soulwright.editor.story;

import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JPanel;
import soulwright.editor.widget.Page;
import soulwright.story.scene.ReportScene;
import soulwright.story.scene.StageScene;

/** A report card: the mark that was just given in large, and those before it. */
final class ReportView extends GoOnPage {
    ReportView(Pick pick) {
        super("report", pick);
    }

    @Override
    public boolean fits(StoryMoment moment) {
        return moment.isAsked("report");
    }

    @Override
    void fill(Page page, StoryMoment moment) {
        List<ReportScene> reports = moment.scene().reports();
        Optional<ReportScene> given = moment.scene().stage().flatMap(stage -> given(reports, stage));
        page.add(Text.title("Report card"));
        given.ifPresent(report -> page.add(large(report), Text.NARROW));
        List<ReportScene> before = reports.stream()
                .filter(report -> given.filter(report::equals).isEmpty())
                .toList();
        if (!before.isEmpty()) {
            page.add(Text.heading("So far"), "gaptop 14lp");
            page.add(ReportCard.of(before), Text.NARROW);
        }
    }

    /** A stage that gives a mark is called like it. */
    private static Optional<ReportScene> given(List<ReportScene> reports, StageScene stage) {
        return reports.stream()
                .filter(report -> report.name().equals(stage.title()))
                .findFirst();
    }

    private static JPanel large(ReportScene report) {
        JPanel card = Text.card("insets 22lp 24lp 22lp 24lp, fillx, gap 0", "[0:0:, grow, fill]16lp[]");
        card.setName("report-given");
        JPanel words = Text.panel("insets 0, fillx, wrap, gapy 4lp", "[0:0:, grow, fill]");
        words.add(Text.heading(report.name()));
        words.add(Text.faint(report.figure() + (report.figure() == 1 ? " point" : " points")));
        card.add(words);
        JLabel mark = Text.label(report.mark().isEmpty() ? Integer.toString(report.figure()) : report.mark(), "h00");
        mark.setName("mark");
        card.add(mark);
        return card;
    }
}
