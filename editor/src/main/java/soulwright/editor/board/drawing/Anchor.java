package soulwright.editor.board.drawing;

/** Which part of a board stays where it is when its size changes. */
public enum Anchor {
    NORTH_WEST("North-west", 0, 0),
    NORTH("North", 1, 0),
    NORTH_EAST("North-east", 2, 0),
    WEST("West", 0, 1),
    CENTRE("Centre", 1, 1),
    EAST("East", 2, 1),
    SOUTH_WEST("South-west", 0, 2),
    SOUTH("South", 1, 2),
    SOUTH_EAST("South-east", 2, 2);

    private final String title;
    private final int eastHalves;
    private final int southHalves;

    Anchor(String title, int eastHalves, int southHalves) {
        this.title = title;
        this.eastHalves = eastHalves;
        this.southHalves = southHalves;
    }

    /** In words, for buttons. */
    public String title() {
        return title;
    }

    /** How far to the east everything moves when a side grows by so many lands. */
    int east(int growth) {
        return growth * eastHalves / 2;
    }

    int south(int growth) {
        return growth * southHalves / 2;
    }
}
