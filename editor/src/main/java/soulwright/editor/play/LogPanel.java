package soulwright.editor.play;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Locale;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextPane;
import javax.swing.ScrollPaneConstants;
import javax.swing.UIManager;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultStyledDocument;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import soulwright.editor.widget.SearchField;

/** What has happened, the newest last; what happened since the player last decided stands out. */
final class LogPanel extends JPanel {
    /** As many as anybody scrolls through; a filter finds older ones. */
    private static final int MOST = 250;

    private final JTextPane text = new JTextPane();
    private List<LogLine> lines = List.of();
    private String filter = "";

    LogPanel() {
        super(new BorderLayout(0, 4));
        setName("log");
        text.setEditable(false);
        text.setName("log-text");
        text.getAccessibleContext().setAccessibleName("Log of the game");
        JScrollPane scroll = new JScrollPane(text);
        scroll.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        add(new SearchField("Filter the log", this::filter), BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
    }

    private void filter(String wanted) {
        filter = wanted.toLowerCase(Locale.ROOT);
        write();
    }

    void show(List<LogLine> all) {
        if (!all.equals(lines)) {
            lines = all;
            write();
        }
    }

    private void write() {
        List<LogLine> matching = lines.stream()
                .filter(line -> line.words().toLowerCase(Locale.ROOT).contains(filter))
                .toList();
        DefaultStyledDocument document = new DefaultStyledDocument();
        try {
            for (LogLine line : matching.subList(Math.max(0, matching.size() - MOST), matching.size())) {
                String mark = line.isNew() ? "• " : "  ";
                document.insertString(document.getLength(), mark + line.words() + "\n", style(line));
            }
        } catch (BadLocationException impossible) {
            throw new IllegalStateException(impossible);
        }
        text.setDocument(document);
        text.setCaretPosition(document.getLength());
    }

    private static AttributeSet style(LogLine line) {
        SimpleAttributeSet style = new SimpleAttributeSet();
        String colour = line.isNew() ? "Label.foreground" : "Label.disabledForeground";
        StyleConstants.setForeground(style, UIManager.getColor(colour));
        StyleConstants.setSpaceBelow(style, 2);
        return style;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (lines != null) {
            write();
        }
    }
}
