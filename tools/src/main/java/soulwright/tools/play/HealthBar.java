package soulwright.tools.play;

import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** Health as a bar: `####------`. */
final class HealthBar {
    private static final int GOOD = 0x4c9a52;
    private static final int POOR = 0xc9962a;
    private static final int BAD = 0xc0463a;
    private static final int LOST = 0x505050;

    private HealthBar() {}

    /** @param columns how long the bar is; who is not beaten shows at least one sign of it */
    static Line of(int health, int full, int columns) {
        int shown = full <= 0 ? 0 : Math.min(columns, (int) Math.round((double) Math.max(0, health) * columns / full));
        int left = health > 0 ? Math.max(1, shown) : 0;
        int colour = health * 2 > full ? GOOD : health * 4 > full ? POOR : BAD;
        return Line.of("#".repeat(left), Style.PLAIN.on(colour).in(colour))
                .plus("-".repeat(columns - left), Style.PLAIN.on(LOST).in(LOST));
    }
}
