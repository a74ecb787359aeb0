package soulwright.editor.story;

import java.util.List;
import javax.swing.JPanel;
import soulwright.editor.widget.Paragraph;
import soulwright.story.scene.ReportScene;

/** Marks in a table: what for, the figure, the mark. */
final class ReportCard {
    private ReportCard() {}

    static JPanel of(List<ReportScene> reports) {
        JPanel table = Text.card(
                "insets 14lp 20lp 14lp 20lp, fillx, wrap 3, gapy 8lp",
                "[0:0:, grow, fill]16lp[right]20lp[36lp::, center]");
        table.setName("marks");
        reports.forEach(report -> addRow(table, report, Text.plain(report.name()), ""));
        return table;
    }

    /** The same at the end of a story: the last mark stands out from those that led to it. */
    static JPanel closing(List<ReportScene> reports) {
        int before = reports.size() - 1;
        JPanel table = of(reports.subList(0, before));
        ReportScene last = reports.get(before);
        addRow(table, last, Text.heading(last.name()), before == 0 ? "" : "gaptop 10lp");
        return table;
    }

    private static void addRow(JPanel table, ReportScene report, Paragraph name, String gap) {
        name.setName("mark of " + report.number());
        table.add(name, gap);
        table.add(Text.faintLabel(Integer.toString(report.figure())), gap);
        table.add(Text.label(report.mark().isEmpty() ? "–" : report.mark(), "h3"), gap);
    }
}
