package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javax.swing.JTextPane;
import javax.swing.text.AttributeSet;
import javax.swing.text.StyleConstants;
import org.junit.jupiter.api.Test;
import soulwright.game.LogLine;

class LogTextTest {
    private final JTextPane pane = new JTextPane();
    private final LogText text = new LogText(pane);

    private static LogLine line(String words, boolean isNew) {
        return new LogLine("said", Optional.empty(), words, isNew);
    }

    /** The same written at once. */
    private static String whole(List<LogLine> lines) {
        JTextPane other = new JTextPane();
        new LogText(other).show(lines);
        return other.getText();
    }

    @Test
    void newLinesStandOutUntilTheyAreRead() {
        text.show(List.of(line("one", true)));
        text.show(List.of(line("one", false), line("two", true)));
        assertThat(pane.getText()).isEqualTo("  one\n• two\n");
    }

    @Test
    void aLineThatGoesOnHangsBelowItsWords() {
        text.show(List.of(line("one", false)));
        text.clear();
        text.show(List.of(line("one", true)));
        AttributeSet line = pane.getStyledDocument().getParagraphElement(0).getAttributes();
        assertThat(StyleConstants.getLeftIndent(line)).isPositive();
        assertThat(StyleConstants.getFirstLineIndent(line)).isEqualTo(-StyleConstants.getLeftIndent(line));
    }

    @Test
    void whatIsTakenBackIsNotThereAnyMore() {
        text.show(List.of(line("one", false), line("two", true), line("three", true)));
        text.show(List.of(line("one", false), line("other", true)));
        assertThat(pane.getText()).isEqualTo("  one\n• other\n");
        text.show(List.of());
        assertThat(pane.getText()).isEmpty();
    }

    @Test
    void howeverALogGrowsItLooksAsIfItWereWrittenAtOnce() {
        Random chance = new Random(1);
        List<LogLine> lines = new ArrayList<>();
        for (int step = 0; step < 300; step++) {
            for (int i = 0; i < lines.size(); i++) {
                lines.set(i, line(lines.get(i).words(), lines.get(i).isNew() && chance.nextInt(4) > 0));
            }
            if (chance.nextInt(5) == 0 && !lines.isEmpty()) {
                lines.remove(lines.size() - 1);
            }
            int more = chance.nextInt(4);
            for (int i = 0; i < more; i++) {
                lines.add(line("word " + chance.nextInt(3), true));
            }
            text.show(List.copyOf(lines));
            assertThat(pane.getText()).isEqualTo(whole(lines));
        }
    }
}
