package soulwright.editor.board.drawing;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What a tool puts on lands. */
public interface Paint {
    Layer layer();

    /** What people call it: `Forest`, `No dwelling`. */
    String title(World world);

    /** Why it cannot be put on a land, in words for people; nothing when it can. */
    Optional<String> whyNot(Drawing drawing, Cell cell, World world);

    /** The board with it on some lands, on all of which it can be put. */
    Drawing on(Drawing drawing, Collection<Cell> cells, World world, Letters letters);

    /** The board with it on those of some lands on which it can be put. */
    default Drawing onAny(Drawing drawing, Collection<Cell> cells, World world, Letters letters) {
        List<Cell> possible = cells.stream()
                .filter(cell -> whyNot(drawing, cell, world).isEmpty())
                .toList();
        return possible.isEmpty() ? drawing : on(drawing, possible, world, letters);
    }
}
