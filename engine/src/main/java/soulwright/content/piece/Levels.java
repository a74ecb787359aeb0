package soulwright.content.piece;

import soulwright.content.Check;

/** The levels of cards. */
final class Levels {
    private static final int HIGHEST = 99;

    private Levels() {}

    static void check(int level) {
        Check.within(1, HIGHEST, level, "level");
    }
}
