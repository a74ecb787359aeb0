package soulwright.editor.play;

/** How fast computer players decide. */
public enum Pace {
    /** One decision each time the user asks for it. */
    STEP("Step by step", -1),
    SLOW("Slow", 900),
    FAST("Fast", 120),
    /** As fast as they can; only what comes of it is shown. */
    INSTANT("Instant", 0);

    private final String words;
    private final int millis;

    Pace(String words, int millis) {
        this.words = words;
        this.millis = millis;
    }

    /** What it is called on screens. */
    public String words() {
        return words;
    }

    /** How long a decision is looked at, in milliseconds. */
    int millis() {
        return millis;
    }

    @Override
    public String toString() {
        return words;
    }
}
