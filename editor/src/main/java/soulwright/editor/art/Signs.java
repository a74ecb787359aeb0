package soulwright.editor.art;

/** How high lands are and how many levels ruins have in words, each with the signs that tiles show it by: who reads the words learns to read the tiles. */
public final class Signs {
    private static final String DOT = "•";
    private static final String FLAG = "⚑";

    private Signs() {}

    /** As in `elevation 2 ••`: a tile has so many dots at its edge. */
    public static String elevation(int height) {
        return ("elevation " + height + " " + DOT.repeat(Math.max(0, height))).strip();
    }

    /** As in `1 level ⚑`: a ruin has so many flags beside it. */
    public static String levels(int levels) {
        return (levels + (levels == 1 ? " level " : " levels ") + FLAG.repeat(Math.max(0, levels))).strip();
    }
}
