package soulwright.tools.terminal;

/**
 * How text looks where colours can be shown; it must be understood without.
 *
 * @param ink of the letters, as in `0xrrggbb`, or {@link #NONE}
 * @param paper behind them, likewise
 */
public record Style(int ink, int paper, boolean bold) {
    /** The terminal's own colour. */
    public static final int NONE = -1;

    public static final Style PLAIN = new Style(NONE, NONE, false);
    public static final Style BOLD = PLAIN.inBold();
    public static final Style FAINT = PLAIN.in(0x808080);
    public static final Style WARNING = PLAIN.in(0xd08020);

    private static final int BLACK = 0x101010;
    private static final int WHITE = 0xffffff;

    public Style in(int colour) {
        return new Style(colour, paper, bold);
    }

    public Style inBold() {
        return new Style(ink, paper, true);
    }

    /** On a coloured ground, in black or white, whichever is easier to read there. */
    public Style on(int ground) {
        return new Style(Shade.of(ground).isLight() ? BLACK : WHITE, ground, bold);
    }
}
