package soulwright.editor.story;

import java.awt.BorderLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;
import soulwright.editor.play.LogPanel;
import soulwright.game.LogLine;
import soulwright.game.Topic;

/** All that was said so far, and what came of it, the newest last. */
final class SaidLog {
    private final LogPanel log = new LogPanel(SaidLog::lead);
    private final JPanel panel = new JPanel(new BorderLayout(0, 8));
    private final Portraits portraits;
    private final String hero;

    SaidLog(Portraits portraits, String hero) {
        this.portraits = portraits;
        this.hero = hero;
        panel.setName("story-log");
        panel.add(Text.heading("What was said"), BorderLayout.NORTH);
        panel.add(log, BorderLayout.CENTER);
    }

    void show(StoryMoment moment) {
        log.show(moment.told().stream().map(this::line).toList());
    }

    private LogLine line(LogLine told) {
        String words = switch (told.event()) {
            case "said" ->
                told.topic()
                        .map(Topic::id)
                        .map(id -> portraits.name(id) + ": " + told.words())
                        .orElse(told.words());
            case "answered" -> portraits.name(hero) + ": " + told.words();
            case "chapter" -> "\n" + told.words();
            default -> told.words();
        };
        return new LogLine(told.event(), told.topic(), words, false);
    }

    /** Who speaks stands out, and where a chapter begins. */
    static int lead(LogLine line) {
        return switch (line.event()) {
            case "said" -> line.topic().isPresent() ? line.words().indexOf(": ") + 1 : 0;
            case "answered" -> line.words().indexOf(": ") + 1;
            case "chapter" -> line.words().length();
            default -> 0;
        };
    }

    JComponent component() {
        return panel;
    }
}
