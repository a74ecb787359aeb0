package soulwright.story.play;

import java.util.List;
import java.util.OptionalInt;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.Item;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Spell;
import soulwright.content.quest.Holdings;

/**
 * How many cards of each kind somebody may have with him (SM-STO-12): as many as in a board game.
 *
 * @param holdings the ruleset's limits
 */
record Limits(Holdings holdings) {
    /** The kinds, in the order in which cards are picked. */
    static final List<String> KINDS =
            List.of(Monster.KIND.name(), Equipment.KIND.name(), Item.KIND.name(), Spell.KIND.name());

    int of(String kind) {
        return limit(kind).orElse(Integer.MAX_VALUE);
    }

    private OptionalInt limit(String kind) {
        return switch (KINDS.indexOf(kind)) {
            case 0 -> holdings.monsters();
            case 1 -> holdings.equipment();
            case 2 -> holdings.items();
            default -> holdings.spells();
        };
    }
}
