package soulwright.editor.entry.text;

import javax.swing.text.BadLocationException;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import soulwright.diagnostic.Place;

/** Places of findings, which count lines and code points from 1, as offsets in a text area. */
final class Offsets {
    private Offsets() {}

    /** The offset of a place; the nearest there is when the text has become shorter. */
    static int of(RSyntaxTextArea area, int line, int column) {
        try {
            if (line > area.getLineCount()) {
                return area.getDocument().getLength();
            }
            int start = area.getLineStartOffset(line - 1);
            String text = area.getText(start, lineEnd(area, line - 1) - start);
            int most = Math.min(column - 1, text.codePointCount(0, text.length()));
            return start + text.offsetByCodePoints(0, most);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int lineEnd(RSyntaxTextArea area, int line) throws BadLocationException {
        int end = area.getLineEndOffset(line);
        boolean hasBreak = line + 1 < area.getLineCount();
        return hasBreak ? end - 1 : end;
    }

    static Place place(RSyntaxTextArea area, String file, int offset) {
        try {
            int line = area.getLineOfOffset(offset);
            int start = area.getLineStartOffset(line);
            String before = area.getText(start, offset - start);
            int column = 1 + before.codePointCount(0, before.length());
            return new Place(file, line + 1, column, line + 1, column);
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }
}
