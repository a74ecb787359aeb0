package soulwright.tools.simulate;

import java.util.OptionalInt;

/**
 * One game of a simulation.
 *
 * @param game which of them, from 0
 * @param winner his seat, from 0
 * @param hash of the state in which it ended; 0 after an error
 * @param failure what went wrong; empty if nothing did
 */
record Played(
        int game,
        String board,
        long seed,
        OptionalInt winner,
        Ending how,
        int days,
        int decisions,
        long nanos,
        long hash,
        String failure) {
    /** How a game of a simulation ended. */
    enum Ending {
        WON,
        RANKED,
        CAPPED,
        ERROR;

        boolean isProper() {
            return this == WON || this == RANKED;
        }
    }

    boolean is(Ending ending) {
        return how == ending;
    }

    double millis() {
        return nanos / 1e6;
    }

    String hashInHex() {
        return "%016x".formatted(hash);
    }
}
