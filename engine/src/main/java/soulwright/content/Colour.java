package soulwright.content;

/**
 * A colour for where there is no art.
 *
 * @param rgb as in `0xrrggbb`
 */
public record Colour(int rgb) {
    public Colour {
        Check.within(0, 0xffffff, rgb, "colour");
    }

    /** Reads `#rrggbb`. */
    public static Colour of(Reading colour) {
        return new Colour(Integer.parseInt(colour.word().substring(1), 16));
    }
}
