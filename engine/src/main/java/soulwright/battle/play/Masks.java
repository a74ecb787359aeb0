package soulwright.battle.play;

import soulwright.effect.run.Bundle;
import soulwright.game.Position;

/** Masks of bundles in cells, two an aspect: what some abilities together may concern. */
final class Masks {
    static final int WIDTH = 2 * Bundle.ASPECTS;

    private Masks() {}

    static void clear(Position position, int cells) {
        for (int i = 0; i < WIDTH; i++) {
            position.put(cells + i, 0);
        }
    }

    static void add(Position position, int cells, Bundle bundle) {
        for (int aspect = 0; aspect < Bundle.ASPECTS; aspect++) {
            long mask = bundle.mask(aspect);
            int low = cells + 2 * aspect;
            position.put(low, position.at(low) | (int) mask);
            position.put(low + 1, position.at(low + 1) | (int) (mask >>> 32));
        }
    }

    /** Adds what other cells say. */
    static void addAll(Position position, int cells, int others) {
        for (int i = 0; i < WIDTH; i++) {
            position.put(cells + i, position.at(cells + i) | position.at(others + i));
        }
    }

    static boolean has(Position position, int cells, int aspect, long bit) {
        int low = (int) bit;
        int cell = cells + 2 * aspect;
        return low != 0 ? (position.at(cell) & low) != 0 : (position.at(cell + 1) & (int) (bit >>> 32)) != 0;
    }
}
