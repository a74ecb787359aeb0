package soulwright.editor.entry.field;

import static javax.swing.ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER;
import static javax.swing.ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.text.View;
import net.miginfocom.swing.MigLayout;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import soulwright.editor.gui.OnADisplay;
import soulwright.editor.widget.Look;

/** A text area has the rows that it needs, at every width, and comes to rest. */
@OnADisplay
class GrowingTest {
    private static final String WORDS = "offered: { choose: [me.items, me.spells], prefer: -level } ".repeat(5);
    private static final int MOST_TURNS = 12;

    private final Robot robot = BasicRobot.robotWithNewAwtHierarchy();
    private final JFrame frame = new JFrame();

    @AfterEach
    void close() {
        robot.cleanUp();
    }

    private void comesToRest(JTextArea area, int most) throws Exception {
        AtomicInteger resized = new AtomicInteger();
        SwingUtilities.invokeAndWait(() -> {
            area.setLineWrap(true);
            area.setWrapStyleWord(true);
            area.setText(WORDS);
            Growing.of(area, 1, most).fit();
            area.addComponentListener(new ComponentAdapter() {
                @Override
                public void componentResized(ComponentEvent event) {
                    resized.incrementAndGet();
                }
            });
            JPanel page = new JPanel(new MigLayout("fillx", "[grow,fill]"));
            page.add(new JScrollPane(area, VERTICAL_SCROLLBAR_AS_NEEDED, HORIZONTAL_SCROLLBAR_NEVER), "wmin 60");
            frame.setContentPane(page);
            frame.setSize(300, 780);
            frame.setVisible(true);
        });
        for (int width = 400; width < 900; width += 17) {
            int wide = width;
            resized.set(0);
            SwingUtilities.invokeAndWait(() -> frame.setSize(wide, 780));
            robot.waitForIdle();
            assertThat(resized.get()).as("width %d", width).isLessThan(MOST_TURNS);
            SwingUtilities.invokeAndWait(() ->
                    assertThat(area.getRows()).as("rows at width %d", wide).isEqualTo(Math.min(most, rows(area))));
        }
    }

    private static int rows(JTextArea area) {
        return Math.round(area.getUI().getRootView(area).getPreferredSpan(View.Y_AXIS)
                / area.getFontMetrics(area.getFont()).getHeight());
    }

    @Test
    void yaml() throws Exception {
        SwingUtilities.invokeAndWait(() -> Look.install(Look.Theme.LIGHT, 200));
        comesToRest(YamlArea.create(), 16);
    }

    @Test
    void prose() throws Exception {
        SwingUtilities.invokeAndWait(() -> Look.install(Look.Theme.LIGHT, 100));
        comesToRest(new JTextArea(), 4);
    }
}
