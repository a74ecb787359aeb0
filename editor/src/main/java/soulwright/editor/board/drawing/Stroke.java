package soulwright.editor.board.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One movement of a tool over a board.
 *
 * @param trail the lands that were passed, from the first to the last; never empty
 */
public record Stroke(Tool tool, Paint paint, Symmetry symmetry, List<Cell> trail) {
    public Stroke {
        trail = List.copyOf(trail);
    }

    /** A stroke that begins on a land. */
    public static Stroke at(Cell cell, Tool tool, Paint paint, Symmetry symmetry) {
        return new Stroke(tool, paint, symmetry, List.of(cell));
    }

    /** The same stroke, gone on to another land. */
    public Stroke to(Cell cell) {
        if (trail.get(trail.size() - 1).equals(cell)) {
            return this;
        }
        List<Cell> longer = new ArrayList<>(trail);
        longer.add(cell);
        return new Stroke(tool, paint, symmetry, longer);
    }

    /** The lands that it goes over, and their mirror images. */
    public Set<Cell> lands(Drawing drawing) {
        return symmetry.of(tool.lands(drawing, trail, paint.layer()), drawing.size());
    }

    /** The board after it. */
    public Drawing on(Drawing drawing, World world, Letters letters) {
        return paint.onAny(drawing, lands(drawing), world, letters);
    }

    /** Why it paints nothing at all, in words for people; nothing when it paints something. */
    public Optional<String> whyNot(Drawing drawing, World world) {
        List<Optional<String>> reasons = lands(drawing).stream()
                .map(cell -> paint.whyNot(drawing, cell, world))
                .toList();
        return reasons.stream().anyMatch(Optional::isEmpty)
                ? Optional.empty()
                : reasons.stream().flatMap(Optional::stream).findFirst();
    }
}
