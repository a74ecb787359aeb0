package soulwright.editor.widget;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import com.formdev.flatlaf.extras.FlatSVGIcon.ColorFilter;
import java.awt.Color;
import javax.swing.Icon;
import javax.swing.UIManager;
import soulwright.diagnostic.Severity;

/** The small drawings of commands and lists. They follow theme and zoom by themselves. */
public final class Icons {
    private static final String FOLDER = "soulwright/editor/widget/icons/";
    private static final int SIZE = 16;

    private Icons() {}

    /** The drawing with this name, in the colour of text. */
    public static Icon of(String name) {
        return tinted(name, SIZE, "Soulwright.icon");
    }

    /**
     * A drawing in a size of its own.
     *
     * @param size before zooming
     */
    public static Icon of(String name, int size) {
        return tinted(name, size, "Soulwright.icon");
    }

    /** The drawing with this name, less noticeable. */
    public static Icon faint(String name) {
        return tinted(name, SIZE, "Label.disabledForeground");
    }

    /** A symbol for how bad a finding is; each has a form of its own beside its colour. */
    public static Icon of(Severity severity) {
        return switch (severity) {
            case ERROR -> tinted("error", SIZE, "Soulwright.error");
            case WARNING -> tinted("warning", SIZE, "Soulwright.warning");
            case INFO -> tinted("info", SIZE, "Soulwright.info");
        };
    }

    /** The drawing with this name in a colour of the theme. */
    public static Icon tinted(String name, int size, String colour) {
        return new FlatSVGIcon(FOLDER + name + ".svg", size, size)
                .setColorFilter(new ColorFilter((component, original) -> colour(colour, original)));
    }

    private static Color colour(String key, Color fallback) {
        Color colour = UIManager.getColor(key);
        return colour == null ? fallback : colour;
    }
}
