package soulwright.editor.art;

/** Whom the pictures are from; their licence asks that it be said where they are used. */
public final class Credits {
    /** What About and other credits say, in one line. */
    public static final String WORDS =
            "Icons by Lorc, Delapouite and contributors, game-icons.net, licensed under CC BY 3.0.";

    private Credits() {}
}
