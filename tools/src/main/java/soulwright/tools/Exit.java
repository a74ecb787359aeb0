package soulwright.tools;

import soulwright.tools.play.GamePlay;

/** What the exit status of every command means. */
final class Exit {
    static final int SUCCESS = 0;
    /** The command did its work and found something to mend. */
    static final int FINDINGS = 1;
    /** The command line itself is wrong; nothing was done. */
    static final int WRONG_USE = 2;
    /** The program could not be built or run, could not print what it had to say, or has a bug. */
    static final int BROKEN = 3;

    /** Nobody reads on, as when `head` has seen enough: what shells say of a program that ends because of it. */
    static final int UNREAD = 141;

    private Exit() {}

    /** That of a game that somebody has played. */
    static int of(GamePlay.End end) {
        return switch (end) {
            case OVER, LEFT -> SUCCESS;
            case BROKEN_OFF -> FINDINGS;
            case UNSAVED -> BROKEN;
        };
    }
}
