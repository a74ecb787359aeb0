package soulwright.editor.board;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import soulwright.editor.board.drawing.BrushTool;
import soulwright.editor.board.drawing.DwellingPaint;
import soulwright.editor.board.drawing.ElevationPaint;
import soulwright.editor.board.drawing.Layer;
import soulwright.editor.board.drawing.Paint;
import soulwright.editor.board.drawing.RuinPaint;
import soulwright.editor.board.drawing.Symmetry;
import soulwright.editor.board.drawing.Tool;

/** What is at hand for drawing: the layer, a paint for each, the tool and the symmetry; and what is shown. */
final class Easel {
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final Map<Layer, Paint> paints = new EnumMap<>(Layer.class);
    private final Set<Overlay> overlays = EnumSet.of(Overlay.COORDINATES, Overlay.FINDINGS);
    private Layer layer = Layer.TERRAIN;
    private Optional<Tool> tool = Optional.of(new BrushTool());
    private Tool drawing = new BrushTool();
    private Symmetry symmetry = Symmetry.OFF;
    private OptionalInt start = OptionalInt.empty();

    /** What can be shown above the lands. */
    enum Overlay {
        COORDINATES("Coordinates"),
        SOUL_POWER("Soul power"),
        ELEVATION("Elevation"),
        FINDINGS("Findings");

        private final String title;

        Overlay(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    Easel() {
        paints.put(Layer.DWELLING, new DwellingPaint(Optional.empty()));
        paints.put(Layer.RUIN, new RuinPaint(Optional.empty(), OptionalInt.empty()));
        paints.put(Layer.ELEVATION, new ElevationPaint(OptionalInt.empty()));
    }

    /** Is called after every change. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    Layer layer() {
        return layer;
    }

    void layer(Layer other) {
        layer = other;
        tell();
    }

    /** The paint for the layer; nothing before the first for terrain is chosen. */
    Optional<Paint> paint() {
        return Optional.ofNullable(paints.get(layer));
    }

    /** Takes a paint, and goes to its layer. */
    void paint(Paint paint) {
        layer = paint.layer();
        paints.put(layer, paint);
        tell();
    }

    /** The tool; nothing while lands are only picked from. */
    Optional<Tool> tool() {
        return tool;
    }

    void tool(Tool other) {
        drawing = other;
        tool = Optional.of(other);
        tell();
    }

    /** The next land that is pressed gives its paint. */
    void pick() {
        tool = Optional.empty();
        tell();
    }

    /** Takes the paint of a land, to draw with the tool that was at hand before. */
    void picked(Paint paint) {
        tool = Optional.of(drawing);
        paint(paint);
    }

    Symmetry symmetry() {
        return symmetry;
    }

    void symmetry(Symmetry other) {
        symmetry = other;
        tell();
    }

    boolean shows(Overlay overlay) {
        return overlays.contains(overlay);
    }

    void toggle(Overlay overlay) {
        if (!overlays.remove(overlay)) {
            overlays.add(overlay);
        }
        tell();
    }

    /** The start whose near lands are marked, by its place among the corners. */
    OptionalInt start() {
        return start;
    }

    void start(OptionalInt marked) {
        start = marked;
        tell();
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }
}
