package soulwright.editor.shell;

import java.util.ArrayList;
import java.util.List;
import soulwright.editor.widget.Look;
import soulwright.editor.widget.Look.Theme;

/**
 * What a user likes, and what he did last.
 *
 * @param zoom in percent
 * @param recent the places of packs that were opened, the latest first
 */
record Settings(Theme theme, int zoom, List<String> recent) {
    static final Settings USUAL = new Settings(Theme.LIGHT, Look.LEAST_ZOOM, List.of());

    private static final int MOST_RECENT = 10;

    Settings {
        zoom = Math.max(Look.LEAST_ZOOM, Math.min(Look.MOST_ZOOM, zoom));
        recent = List.copyOf(recent.subList(0, Math.min(recent.size(), MOST_RECENT)));
    }

    Settings looking(Theme theme, int zoom) {
        return new Settings(theme, zoom, recent);
    }

    /** After opening a pack. */
    Settings opened(String place) {
        List<String> all = new ArrayList<>(recent);
        all.remove(place);
        all.add(0, place);
        return new Settings(theme, zoom, all);
    }

    Settings without(String place) {
        return new Settings(
                theme, zoom, recent.stream().filter(one -> !one.equals(place)).toList());
    }
}
