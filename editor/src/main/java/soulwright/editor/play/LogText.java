package soulwright.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import javax.swing.JTextPane;
import javax.swing.UIManager;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import javax.swing.text.StyledDocument;
import soulwright.game.LogLine;

/** Writes the lines of a log into a text, and of a longer log only what is new, since laying out a text takes long. */
final class LogText {
    /** As many as anybody scrolls through; a filter finds older ones. */
    private static final int LEAST = 150;

    /**
     * So many are dropped at once, and all others written anew. Lines that moved up in the text could not stay: Swing remembers where each may be broken, as
     * places in the whole text.
     */
    private static final int DROPPED = 100;

    private final JTextPane pane;
    private final ToIntFunction<LogLine> lead;
    private final List<LogLine> written = new ArrayList<>();

    /** A text in which nothing stands out in a line. */
    LogText(JTextPane pane) {
        this(pane, line -> 0);
    }

    /** @param lead how many letters at the beginning of a line stand out */
    LogText(JTextPane pane, ToIntFunction<LogLine> lead) {
        this.pane = pane;
        this.lead = lead;
        pane.setEditorKit(new MarkedLines(pane));
    }

    void clear() {
        written.clear();
        pane.setText("");
    }

    void show(List<LogLine> all) {
        int first = Math.max(0, all.size() - LEAST) / DROPPED * DROPPED;
        List<LogLine> wanted = all.subList(first, all.size());
        try {
            forgetAllBut(wanted);
            mark(wanted);
            for (LogLine line : wanted.subList(written.size(), wanted.size())) {
                append(line);
            }
        } catch (BadLocationException impossible) {
            throw new IllegalStateException(impossible);
        }
        pane.setCaretPosition(document().getLength());
    }

    private StyledDocument document() {
        return pane.getStyledDocument();
    }

    /** Drops lines that were taken back, or all from where the log is another one; afterwards what is written is how the wanted ones begin. */
    private void forgetAllBut(List<LogLine> wanted) throws BadLocationException {
        int same = 0;
        while (same < Math.min(written.size(), wanted.size()) && isSame(written.get(same), wanted.get(same))) {
            same++;
        }
        int kept = length(written.subList(0, same));
        document().remove(kept, document().getLength() - kept);
        written.subList(same, written.size()).clear();
    }

    private static boolean isSame(LogLine one, LogLine other) {
        return one.words().equals(other.words());
    }

    /** What is read looks so. */
    private void mark(List<LogLine> wanted) throws BadLocationException {
        int at = 0;
        for (int i = 0; i < written.size(); i++) {
            LogLine line = wanted.get(i);
            if (line.isNew() != written.get(i).isNew()) {
                int bold = lead.applyAsInt(line);
                document().setCharacterAttributes(at, bold, style(line, true), true);
                document().setCharacterAttributes(at + bold, words(line).length() - bold, style(line, false), true);
                written.set(i, line);
            }
            at += words(line).length();
        }
    }

    private void append(LogLine line) throws BadLocationException {
        int bold = lead.applyAsInt(line);
        document().insertString(document().getLength(), words(line).substring(0, bold), style(line, true));
        document().insertString(document().getLength(), words(line).substring(bold), style(line, false));
        written.add(line);
    }

    private static String words(LogLine line) {
        return line.words() + "\n";
    }

    private static int length(List<LogLine> lines) {
        return lines.stream().mapToInt(line -> words(line).length()).sum();
    }

    private static AttributeSet style(LogLine line, boolean bold) {
        SimpleAttributeSet style = new SimpleAttributeSet();
        StyleConstants.setBold(style, bold);
        StyleConstants.setForeground(style, UIManager.getColor("Label.foreground"));
        if (line.isNew()) {
            style.addAttribute(MarkedLines.MARKED, true);
        }
        return style;
    }
}
