package soulwright.battle.play;

import java.util.List;

/** How a battle ends, for its first side. */
public final class Ending {
    /** As effects call them; the number of each is one more than its place. */
    static final List<String> WORDS = List.of("unbeaten", "won", "lost");

    public static final int UNBEATEN = 1;
    public static final int WON = 2;
    public static final int LOST = 3;
    /** Both went down, and nobody has won. */
    public static final int NOBODY = 4;

    private Ending() {}

    /** The same for the other side. */
    static int other(int ending) {
        return ending == WON ? LOST : ending == LOST ? WON : ending;
    }
}
