package soulwright.editor.board.drawing;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A dwelling that a board puts on a land.
 *
 * @param item where it stands in the list that is written, from 0; nothing for a new one
 * @param dwelling as written
 * @param ruin what must be cleared before it opens, as written
 * @param levels of the ruin; without it, all
 */
public record Building(OptionalInt item, Cell at, String dwelling, Optional<String> ruin, OptionalInt levels) {
    static Building open(Cell at, String dwelling) {
        return new Building(OptionalInt.empty(), at, dwelling, Optional.empty(), OptionalInt.empty());
    }

    Building is(String other) {
        return new Building(item, at, other, ruin, levels);
    }

    Building standing(Cell other) {
        return new Building(item, other, dwelling, ruin, levels);
    }

    Building ruined(String by, OptionalInt left) {
        return new Building(item, at, dwelling, Optional.of(by), left);
    }

    Building opened() {
        return new Building(item, at, dwelling, Optional.empty(), OptionalInt.empty());
    }
}
