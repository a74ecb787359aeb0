package soulwright.tools;

import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** The seed of a game that begins. */
final class FreshSeed {
    /** Few enough digits to be told to somebody else. */
    private static final int SEEDS = 1_000_000;

    private FreshSeed() {}

    /** The seed that was asked for, or another each time. */
    static long or(@Nullable Long wanted) {
        return wanted == null ? ThreadLocalRandom.current().nextInt(SEEDS) : wanted;
    }
}
