package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.FutureTask;
import javax.swing.JTextPane;
import javax.swing.SwingUtilities;
import javax.swing.text.BadLocationException;
import javax.swing.text.Element;
import javax.swing.text.StyleConstants;
import org.junit.jupiter.api.Test;
import soulwright.game.LogLine;

class LogTextTest {
    private final JTextPane pane = new JTextPane();
    private final LogText text = new LogText(pane);

    private static LogLine line(String words, boolean isNew) {
        return new LogLine("said", Optional.empty(), words, isNew);
    }

    /** The lines of a pane, with their marks. */
    private static List<String> lines(JTextPane pane) {
        Element all = pane.getStyledDocument().getDefaultRootElement();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < all.getElementCount() - 1; i++) {
            Element line = all.getElement(i);
            boolean marked = line.getElement(0).getAttributes().isDefined(MarkedLines.MARKED);
            lines.add((marked ? "• " : "")
                    + pane.getText()
                            .substring(line.getStartOffset(), line.getEndOffset())
                            .strip());
        }
        return lines;
    }

    private List<String> shown() {
        return lines(pane);
    }

    /** The same written at once. */
    private static List<String> whole(List<LogLine> lines) {
        JTextPane other = new JTextPane();
        new LogText(other).show(lines);
        return lines(other);
    }

    @Test
    void newLinesStandOutUntilTheyAreRead() {
        text.show(List.of(line("one", true)));
        text.show(List.of(line("one", false), line("two", true)));
        assertThat(shown()).containsExactly("one", "• two");
    }

    @Test
    void whoSpeaksStandsOutAlsoWhenItIsRead() {
        LogText speaking = new LogText(pane, line -> line.words().indexOf(':') + 1);
        speaking.show(List.of(line("Ann: hello", true)));
        assertThat(isBold(0)).isTrue();
        speaking.show(List.of(line("Ann: hello", false)));
        assertThat(isBold(0)).isTrue();
        assertThat(isBold(5)).isFalse();
    }

    private boolean isBold(int letter) {
        return StyleConstants.isBold(
                pane.getStyledDocument().getCharacterElement(letter).getAttributes());
    }

    private interface Looking {
        void look() throws BadLocationException;
    }

    /** A caret looks where letters are as well, and does so there. */
    private static void onEventThread(Looking looking) throws Exception {
        FutureTask<Boolean> task = new FutureTask<>(() -> {
            looking.look();
            return true;
        });
        SwingUtilities.invokeLater(task);
        task.get();
    }

    /** Narrow enough for two words a line. */
    private void lay(String words) {
        int wide = pane.getFontMetrics(pane.getFont()).stringWidth("•  " + words);
        pane.setSize(wide + pane.getInsets().left + pane.getInsets().right, 400);
    }

    private Rectangle2D at(int offset) throws BadLocationException {
        return pane.modelToView2D(offset);
    }

    @Test
    void aLineThatGoesOnHangsBelowItsWordsWhetherItIsReadOrNot() throws Exception {
        onEventThread(this::hang);
    }

    private void hang() throws BadLocationException {
        text.show(List.of(line("read", false), line("word word word", true)));
        lay("word word w");
        Rectangle2D first = at(pane.getText().indexOf("word"));
        Rectangle2D below = at(pane.getText().lastIndexOf("word"));
        assertThat(below.getY()).isGreaterThan(first.getY());
        assertThat(List.of(first.getX(), below.getX())).containsOnly(at(0).getX());
        assertThat(at(0).getX())
                .as("room for the mark")
                .isGreaterThan(pane.getInsets().left
                        + pane.getFontMetrics(pane.getFont()).stringWidth("•"));
    }

    /** Letters that are painted twice have darker edges. */
    @Test
    void firstLinesAreNoFatterThanOthers() throws Exception {
        onEventThread(this::compareInk);
    }

    private void compareInk() throws BadLocationException {
        text.show(List.of(line("mmmm mmmm", false)));
        lay("mmmm");
        BufferedImage picture = new BufferedImage(pane.getWidth(), 400, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = picture.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pane.setForeground(Color.BLACK);
        pane.setBackground(Color.WHITE);
        pane.paint(graphics);
        graphics.dispose();
        assertThat(ink(picture, at(0))).isPositive().isEqualTo(ink(picture, at(5)));
    }

    private static long ink(BufferedImage picture, Rectangle2D line) {
        long ink = 0;
        for (int y = (int) line.getMinY(); y < line.getMaxY(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                ink += 255 - (picture.getRGB(x, y) & 0xff);
            }
        }
        return ink;
    }

    @Test
    void whatIsTakenBackIsNotThereAnyMore() {
        text.show(List.of(line("one", false), line("two", true), line("three", true)));
        text.show(List.of(line("one", false), line("other", true)));
        assertThat(shown()).containsExactly("one", "• other");
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
            assertThat(shown()).isEqualTo(whole(lines));
        }
    }

    @Test
    void linesAreBrokenBetweenWordsHoweverLongTheLogGrows() throws Exception {
        onEventThread(this::grow);
    }

    private void grow() throws BadLocationException {
        lay("Somebody wounds somebody wi");
        List<LogLine> lines = new ArrayList<>();
        for (int number = 0; number < 400; number++) {
            lines.replaceAll(line -> line(line.words(), false));
            lines.add(line(number % 3 == 0 ? "Somebody moves" : "Somebody wounds somebody with " + number, true));
            text.show(List.copyOf(lines));
            pane.getMinimumSize();
            at(0);
        }
        int narrow = pane.getWidth();
        assertThat(pane.getMinimumSize().width).as("room for the longest word").isLessThan(narrow);
        lay("Somebody wounds some");
        String words = pane.getText();
        for (int place = 0; place + 1 < words.length(); place++) {
            if (Character.isLetterOrDigit(words.charAt(place)) && Character.isLetterOrDigit(words.charAt(place + 1))) {
                assertThat(at(place).getY())
                        .as("line %d", place)
                        .isEqualTo(at(place + 1).getY());
            }
        }
    }
}
