package soulwright.editor.story;

/** How long it takes to read a line. */
final class Reading {
    private static final int LEAST_MILLIS = 1_500;
    private static final int MILLIS_A_LETTER = 45;

    private Reading() {}

    /** Rather too long than too short. */
    static int millis(String words) {
        return LEAST_MILLIS + MILLIS_A_LETTER * words.length();
    }
}
