package soulwright.tools.terminal;

/** A colour taken apart, each part from 0 to 255. */
record Shade(int red, int green, int blue) {
    private static final int CUBE = 16;
    private static final int GREYS = 232;
    private static final int MOST_GREY = 23;

    static Shade of(int rgb) {
        return new Shade(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255);
    }

    /** Whether black is easier to read on it than white: by the contrast that the WCAG define. */
    boolean isLight() {
        double luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        return luminance > 0.179;
    }

    /** The nearest of the 240 colours that terminals with 256 agree upon. */
    int indexed() {
        int cube = CUBE + 36 * step(red) + 6 * step(green) + step(blue);
        Shade inCube = new Shade(level(step(red)), level(step(green)), level(step(blue)));
        int grey = Math.max(0, Math.min(MOST_GREY, ((red + green + blue) / 3 - 3) / 10));
        Shade inGrey = new Shade(8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey);
        return distance(inGrey) < distance(inCube) ? GREYS + grey : cube;
    }

    private static int step(int part) {
        return part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40;
    }

    private static int level(int step) {
        return step == 0 ? 0 : 55 + 40 * step;
    }

    private int distance(Shade other) {
        return square(red - other.red) + square(green - other.green) + square(blue - other.blue);
    }

    private static int square(int number) {
        return number * number;
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
