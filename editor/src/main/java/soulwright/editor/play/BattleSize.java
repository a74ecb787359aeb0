package soulwright.editor.play;

import java.util.Arrays;
import soulwright.editor.art.CardPainter;
import soulwright.editor.widget.Room;
import soulwright.quest.scene.BattleScene;
import soulwright.quest.scene.BattleScene.SideScene;

/** How large the parts of a battle are, before zooming: pictures and cards grow with the room that there is. */
enum BattleSize {
    HUGE(208, 196, 104, 2),
    LARGE(136, 148, 84, 2),
    USUAL(76, 104, 64, 2),
    SMALL(44, 84, 44, 2),
    /** Both sides below each other. */
    NARROW(44, 72, 40, 1);

    private static final int LEAST_WIDTH = 320;

    /** What title, names and the words above hands take. */
    private static final int AROUND = 150;

    private static final int GAP = 8;

    /** Around a card, where its ring is painted. */
    private static final int RIM = 6;

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

    /**
     * The largest that fits, or the smallest.
     *
     * @param viewer the seat whose hand is shown below both sides
     */
    static BattleSize of(BattleScene battle, int viewer, Room room) {
        if (room.width() <= 0 || room.height() <= 0) {
            return USUAL;
        }
        if (room.width() < LEAST_WIDTH) {
            return NARROW;
        }
        return Arrays.stream(values())
                .filter(size -> size.columns > 1 && size.height(battle, viewer, room.width()) <= room.height())
                .findFirst()
                .orElse(SMALL);
    }

    /** How high a battle is in a width. */
    private double height(BattleScene battle, int viewer, int width) {
        double sides = battle.sides().stream()
                .mapToDouble(side -> team(side) + (isOf(side, viewer) ? 0 : hand(side, theirs, width / columns)))
                .max()
                .orElse(0);
        double below = battle.sides().stream()
                .filter(side -> isOf(side, viewer))
                .mapToDouble(side -> hand(side, own, width))
                .sum();
        return AROUND + sides + below;
    }

    private static boolean isOf(SideScene side, int seat) {
        return side.seat().isPresent() && side.seat().getAsInt() == seat;
    }

    private int team(SideScene side) {
        return side.team().size() * (face + GAP);
    }

    /** So many lines of cards as the width needs. */
    private static double hand(SideScene side, int card, int width) {
        int inLine = Math.max(1, width / (card + RIM + GAP));
        int lines = (side.hand().size() + inLine - 1) / inLine;
        return lines * (card * CardPainter.HEIGHT + RIM + GAP);
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
