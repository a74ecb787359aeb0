package soulwright.editor.play;

import java.awt.BorderLayout;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextPane;
import javax.swing.ScrollPaneConstants;
import soulwright.editor.widget.SearchField;
import soulwright.game.LogLine;

/** What has happened, the newest last; what happened since the player last decided stands out. */
public final class LogPanel extends JPanel {
    private final JTextPane text = new JTextPane();
    private final LogText document;
    private List<LogLine> lines = List.of();
    private String filter = "";

    /** An empty one. */
    public LogPanel() {
        this(line -> 0);
    }

    /**
     * An empty one.
     *
     * @param lead how many letters at the beginning of a line stand out, such as the name of who speaks
     */
    public LogPanel(ToIntFunction<LogLine> lead) {
        super(new BorderLayout(0, 4));
        document = new LogText(text, lead);
        setName("log");
        text.setEditable(false);
        text.setName("log-text");
        text.getAccessibleContext().setAccessibleName("Log of the game");
        text.addComponentListener(new ComponentAdapter() {
            /** How high it is shows only when its lines are broken; until then it could not be scrolled to the newest. */
            @Override
            public void componentResized(ComponentEvent event) {
                text.scrollRectToVisible(new Rectangle(0, text.getHeight() - 1, 1, 1));
            }
        });
        JScrollPane scroll = new JScrollPane(text);
        scroll.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        add(new SearchField("Filter the log", this::filter), BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
    }

    private void filter(String wanted) {
        filter = wanted.toLowerCase(Locale.ROOT);
        write();
    }

    /** Shows all that has happened, the oldest first. */
    public void show(List<LogLine> all) {
        lines = all;
        write();
    }

    private void write() {
        document.show(
                filter.isEmpty()
                        ? lines
                        : lines.stream()
                                .filter(line ->
                                        line.words().toLowerCase(Locale.ROOT).contains(filter))
                                .toList());
    }

    /** Colours are other ones when the theme is. */
    @Override
    public void updateUI() {
        super.updateUI();
        if (document != null) {
            document.clear();
            write();
        }
    }
}
