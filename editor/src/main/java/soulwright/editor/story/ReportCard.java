package soulwright.editor.story;

import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import soulwright.story.scene.ReportScene;

/** Marks in a table: what for, the figure, the mark. */
final class ReportCard {
    private ReportCard() {}

    static JPanel of(List<ReportScene> reports) {
        JPanel table = Text.card(
                "insets 14lp 20lp 14lp 20lp, fillx, wrap 3, gapy 8lp",
                "[0:0:, grow, fill]16lp[right]20lp[36lp::, center]");
        table.setName("marks");
        reports.forEach(report -> {
            table.add(Text.plain(report.name()));
            table.add(Text.faintLabel(Integer.toString(report.figure())));
            JLabel mark = Text.label(report.mark().isEmpty() ? "–" : report.mark(), "h3");
            table.add(mark);
        });
        return table;
    }
}
