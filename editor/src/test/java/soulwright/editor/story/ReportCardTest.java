package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import soulwright.editor.widget.Paragraph;
import soulwright.story.scene.ReportScene;

class ReportCardTest {
    private static final List<ReportScene> REPORTS = List.of(
            new ReportScene("autumn", "Autumn mark", 53, "B"), new ReportScene("final", "Final grade", 51, "B"));

    private static List<Object> styles(JPanel table) {
        return Stream.of(table.getComponents())
                .filter(Paragraph.class::isInstance)
                .map(name -> String.valueOf(((Paragraph) name).getClientProperty("FlatLaf.styleClass")))
                .<Object>map(style -> style)
                .toList();
    }

    @Test
    void atTheEndOfAStoryTheLastMarkStandsOut() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            assertThat(styles(ReportCard.of(REPORTS))).hasSize(2).doesNotContain("h3");
            assertThat(styles(ReportCard.closing(REPORTS))).hasSize(2).endsWith("h3");
            assertThat(ReportCard.closing(REPORTS.subList(0, 1)).getComponents())
                    .hasSize(3);
        });
    }
}
