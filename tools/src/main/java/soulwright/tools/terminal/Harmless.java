package soulwright.tools.terminal;

/**
 * What keeps texts from packs, saves and people from commanding the terminal that shows them. Here alone is decided which characters do:
 * {@link Span} and {@link Output} let none of them through, and there is no other way out.
 */
public final class Harmless {
    private Harmless() {}

    /** Whether a character moves the cursor, changes what is shown, or turns the direction of writing. */
    static boolean commands(int letter) {
        int type = Character.getType(letter);
        return type == Character.CONTROL
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || (letter >= 0x202a && letter <= 0x202e)
                || (letter >= 0x2066 && letter <= 0x2069);
    }

    /** Whether no such character is in a text. */
    public static boolean is(String text) {
        return text.codePoints().noneMatch(Harmless::commands);
    }

    /** The same text with a blank for every such character, ends of lines included. */
    static String line(String text) {
        return is(text)
                ? text
                : text.codePoints()
                        .map(letter -> commands(letter) ? ' ' : letter)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString();
    }
}
