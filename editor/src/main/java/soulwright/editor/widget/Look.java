package soulwright.editor.widget;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import com.formdev.flatlaf.themes.FlatMacDarkLaf;
import com.formdev.flatlaf.themes.FlatMacLightLaf;
import com.formdev.flatlaf.util.UIScale;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** How everything looks: theme and zoom. Components follow by themselves; who paints scales with `UIScale`. */
public final class Look {
    public static final int LEAST_ZOOM = 100;
    public static final int MOST_ZOOM = 250;

    /** In percent. */
    public static final int STEP = 25;

    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private Theme theme;
    private int zoom;

    /** Light or dark. */
    public enum Theme {
        LIGHT,
        DARK
    }

    private Look(Theme theme, int zoom) {
        this.theme = theme;
        this.zoom = zoom;
    }

    /**
     * Makes all components look like this from now on. Called once, before the first component.
     *
     * @param zoom in percent
     */
    public static Look install(Theme theme, int zoom) {
        FlatInterFont.installLazy();
        FlatJetBrainsMonoFont.installLazy();
        FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
        FlatLaf.setPreferredLightFontFamily(FlatInterFont.FAMILY_LIGHT);
        FlatLaf.setPreferredSemiboldFontFamily(FlatInterFont.FAMILY_SEMIBOLD);
        FlatLaf.setPreferredMonospacedFontFamily(FlatJetBrainsMonoFont.FAMILY);
        FlatLaf.registerCustomDefaultsSource("soulwright.editor.widget.themes");
        Look look = new Look(theme, within(zoom));
        look.setUp();
        return look;
    }

    private static int within(int zoom) {
        return Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));
    }

    public Theme theme() {
        return theme;
    }

    /** In percent. */
    public int zoom() {
        return zoom;
    }

    public void theme(Theme theme) {
        change(theme, zoom);
    }

    /**
     * Makes everything larger or smaller.
     *
     * @param zoom in percent; brought into the range that is possible
     */
    public void zoom(int zoom) {
        change(theme, zoom);
    }

    public void zoomIn() {
        zoom(zoom + STEP);
    }

    public void zoomOut() {
        zoom(zoom - STEP);
    }

    /** Is told whenever theme or zoom have changed and components follow. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    private void change(Theme theme, int zoom) {
        if (this.theme != theme || this.zoom != within(zoom)) {
            this.theme = theme;
            this.zoom = within(zoom);
            setUp();
            FlatLaf.updateUI();
            listeners.forEach(Runnable::run);
        }
    }

    private void setUp() {
        UIScale.setZoomFactor(zoom / 100f);
        if (theme == Theme.DARK) {
            FlatMacDarkLaf.setup();
        } else {
            FlatMacLightLaf.setup();
        }
    }
}
