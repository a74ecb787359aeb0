package soulwright.editor.story;

import java.util.List;
import soulwright.story.scene.SaidScene;

/**
 * How far the lines that are heard now have been shown: one at a time.
 *
 * @param shown how many, at least one where there is any
 */
record Telling(List<SaidScene> lines, int shown) {
    Telling {
        lines = List.copyOf(lines);
        shown = Math.max(Math.min(1, lines.size()), Math.min(shown, lines.size()));
    }

    static Telling of(List<SaidScene> lines) {
        return new Telling(lines, 1);
    }

    /** Those that are shown. */
    List<SaidScene> heard() {
        return lines.subList(0, shown);
    }

    boolean isWhole() {
        return shown == lines.size();
    }

    Telling next() {
        return new Telling(lines, shown + 1);
    }
}
