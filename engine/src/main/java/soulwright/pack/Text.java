package soulwright.pack;

/** Words in messages. */
final class Text {
    private static final int LONG = 40;

    private Text() {}

    /** Text from a file, cut to a length that a message can hold, on one line. */
    static String shorten(String text) {
        String line = text.replaceAll("\\s+", " ");
        return line.length() <= LONG
                ? line
                : line.substring(
                                0,
                                line.offsetByCodePoints(0, Math.min(LONG, line.codePointCount(0, line.length())) - 1))
                        + "…";
    }
}
