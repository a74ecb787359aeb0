package soulwright.editor.play;

import soulwright.editor.widget.Room;
import soulwright.quest.scene.BattleScene;

/** How large the parts of a battle are, before zooming. */
enum BattleSize {
    USUAL(76, 104, 64, 2),
    SMALL(44, 84, 44, 2),
    /** Both sides below each other. */
    NARROW(44, 72, 40, 1);

    private static final int LEAST_WIDTH = 320;

    /** What title, names and gaps take. */
    private static final int AROUND = 150;

    private static final double CARD_HEIGHT = 1.45;

    private final int face;
    private final int own;
    private final int theirs;
    private final int columns;

    BattleSize(int face, int own, int theirs, int columns) {
        this.face = face;
        this.own = own;
        this.theirs = theirs;
        this.columns = columns;
    }

    /** The largest that fits, or the smallest. */
    static BattleSize of(BattleScene battle, Room room) {
        if (room.width() > 0 && room.width() < LEAST_WIDTH) {
            return NARROW;
        }
        int most = battle.sides().stream()
                .mapToInt(side -> side.team().size())
                .max()
                .orElse(0);
        double needed = AROUND + most * (USUAL.face + 8) + USUAL.own * CARD_HEIGHT;
        return room.height() > 0 && room.height() < needed ? SMALL : USUAL;
    }

    /** The side of the picture of somebody who fights. */
    int face() {
        return face;
    }

    /** The width of a card in the player's own hand. */
    int own() {
        return own;
    }

    /** The width of a card in the hand of the other side. */
    int theirs() {
        return theirs;
    }

    /** How many sides stand beside each other. */
    int columns() {
        return columns;
    }
}
