package soulwright.tools.terminal;

/**
 * A stretch of text in one style.
 *
 * @param text without control characters: those that it is made with become blanks, so that no name in a pack can command a terminal
 */
public record Span(String text, Style style) {
    public Span {
        text = text.codePoints().anyMatch(Span::commands)
                ? text.codePoints()
                        .map(letter -> commands(letter) ? ' ' : letter)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString()
                : text;
    }

    /** Whether a character moves the cursor, changes what is shown, or turns the direction of writing. */
    private static boolean commands(int letter) {
        int type = Character.getType(letter);
        return type == Character.CONTROL
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || (letter >= 0x202a && letter <= 0x202e)
                || (letter >= 0x2066 && letter <= 0x2069);
    }
}
