package soulwright.battle.play;

/** Figures that fit into a cell. */
final class Figures {
    private static final int MOST = 1_000_000_000;

    private Figures() {}

    static int cell(long value) {
        return (int) Math.max(-MOST, Math.min(MOST, value));
    }
}
