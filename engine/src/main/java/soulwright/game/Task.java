package soulwright.game;

/** Something that can be done bit by bit. It keeps nothing itself: how far it is stands in its frame. */
public interface Task {
    /**
     * Goes on: finishes, puts others on top, or asks somebody. A task that asks must change nothing, since it is run again for an imagined game.
     *
     * @param frame the one on top of the position
     */
    void run(Position position, Frame frame);

    /** The same for this task on every machine, and no other's. */
    int number();

    /** Where in a pack it is written, for messages about exceeded bounds; empty if it is a part of the rules. */
    default String source() {
        return "";
    }
}
