package soulwright.tools.play;

import soulwright.tools.terminal.Style;

/**
 * How something of a pack is shown in little space.
 *
 * @param name in full
 * @param letter one letter that no other of its kind has
 * @param brief a few letters that no other of its kind has
 * @param colour as in `0xrrggbb`, or {@link Style#NONE}
 */
record Sign(String name, String letter, String brief, int colour) {
    /** On a ground of its colour. */
    Style ground() {
        return colour == Style.NONE ? Style.PLAIN : Style.PLAIN.on(colour);
    }
}
