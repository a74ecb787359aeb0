package soulwright.editor.art;

import java.awt.Color;

/** Colours made of others. */
public final class Tone {
    private static final Color DARK = new Color(0x1d1b22);
    private static final Color LIGHT = new Color(0xfffdf7);

    /** How bright a ground is on which light and dark can be read equally well. */
    private static final double MIDDLE = 0.2;

    private Tone() {}

    /**
     * Between two colours.
     *
     * @param part from 0, the first alone, to 1, the second alone
     */
    public static Color mix(Color one, Color other, double part) {
        return new Color(
                mixed(one.getRed(), other.getRed(), part),
                mixed(one.getGreen(), other.getGreen(), part),
                mixed(one.getBlue(), other.getBlue(), part));
    }

    private static int mixed(int one, int other, double part) {
        return Math.max(0, Math.min(255, (int) Math.round(one + (other - one) * part)));
    }

    public static Color darker(Color colour, double part) {
        return mix(colour, DARK, part);
    }

    public static Color lighter(Color colour, double part) {
        return mix(colour, LIGHT, part);
    }

    /**
     * The same colour, but what is under it shows through.
     *
     * @param opacity from 0 to 1
     */
    public static Color faint(Color colour, double opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(opacity * 255));
    }

    /** What can be read on a ground of some colour. */
    public static Color inkOn(Color ground) {
        return luminance(ground) > MIDDLE ? DARK : LIGHT;
    }

    /**
     * A colour that is like another, but can be read on a ground.
     *
     * @param least the contrast that is wanted, from 1 to 21
     */
    public static Color readable(Color colour, Color ground, double least) {
        Color ink = colour;
        for (int i = 0; i < 8 && contrast(ink, ground) < least; i++) {
            ink = mix(ink, inkOn(ground), 0.2);
        }
        return ink;
    }

    /** How bright a colour looks, from 0 to 1 (WCAG 2). */
    public static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double part = channel / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    /** How well one colour can be told from another, from 1 to 21 (WCAG 2). */
    public static double contrast(Color one, Color other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }
}
