package soulwright.battle.play;

import soulwright.content.Entry;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.Item;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Spell;

/** What a thing is: the first cell of its row says it; of an entry, its kind of entry. */
public final class Kinds {
    public static final int PLAYER = 1;
    public static final int LAND = 2;
    public static final int MONSTER = 3;
    public static final int EQUIPMENT = 4;
    public static final int ITEM = 5;
    public static final int SPELL = 6;
    public static final int COMBAT_SPELL = 7;
    public static final int LASTING = 8;
    /** The entry of a card of a kind is this much more than the kind. */
    public static final int PRINTED = 8;
    /** Every other entry. */
    public static final int OTHER = 17;

    public static final int COUNT = 18;

    private Kinds() {}

    /** Whether it is a card that somebody can possess. */
    public static boolean isCard(int kind) {
        return kind >= MONSTER && kind <= SPELL;
    }

    static int of(Entry<?> entry) {
        if (entry instanceof Monster) {
            return MONSTER + PRINTED;
        }
        if (entry instanceof Equipment) {
            return EQUIPMENT + PRINTED;
        }
        if (entry instanceof Item) {
            return ITEM + PRINTED;
        }
        return entry instanceof Spell ? SPELL + PRINTED : OTHER;
    }
}
