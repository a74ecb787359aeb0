package soulwright.editor.board;

import java.util.Arrays;
import java.util.Locale;
import soulwright.editor.board.drawing.Paint;
import soulwright.editor.board.drawing.RuinPaint;

/**
 * A paint in the palette.
 *
 * @param name in words
 * @param note what it gives, in a few words; may be empty
 * @param kind of the entry that is its picture; empty for what is no entry
 * @param id of that entry
 */
record Swatch(Paint paint, String name, String note, String kind, String id) {
    /** Whether all words that somebody looks for are in it. */
    boolean matches(String words) {
        String text = (name + " " + note).toLowerCase(Locale.ROOT);
        return Arrays.stream(words.toLowerCase(Locale.ROOT).split("\\s+", -1)).allMatch(text::contains);
    }

    /** Whether it is a paint; how many levels a ruin has does not matter. */
    boolean isOf(Paint other) {
        return (paint instanceof RuinPaint ruin && other instanceof RuinPaint wanted)
                ? ruin.ruin().equals(wanted.ruin())
                : paint.equals(other);
    }

    /** For finding it by typing, and for screen readers. */
    @Override
    public String toString() {
        return note.isEmpty() ? name : name + ", " + note;
    }
}
