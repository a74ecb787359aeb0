package soulwright.editor.play;

import soulwright.editor.widget.Room;

/** Where the parts of a game lie. The stage, that is board or battle, always gets most. */
enum Arrangement {
    /** Options below the stage, players and log beside both. */
    WIDE("[grow, fill]12lp[240lp:28%:420lp, fill]", "[shrink 0]6lp[grow, fill]8lp[shrink 0]"),
    /** Options below the stage; players and log only on demand. */
    TALL("[grow, fill]", "[shrink 0]6lp[grow, fill]8lp[shrink 0]"),
    /** Options beside the stage; players and log in their place on demand. */
    LOW("[grow, fill]12lp[272lp:38%:400lp, fill]", "[shrink 0]6lp[grow, fill]"),
    /** Three columns: stage, options, players and log. */
    BROAD("[grow, fill]12lp[260lp:26%:400lp, fill]12lp[240lp:22%:320lp, fill]", "[shrink 0]6lp[grow, fill]");

    private static final int ENOUGH_HEIGHT = 480;
    private static final int ENOUGH_WIDTH = 720;
    private static final int ENOUGH_FOR_THREE = 1100;

    private final String columns;
    private final String rows;

    Arrangement(String columns, String rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** The one that fits. */
    static Arrangement in(Room room) {
        if (room.height() < ENOUGH_HEIGHT) {
            return room.width() < ENOUGH_FOR_THREE ? LOW : BROAD;
        }
        return room.width() < ENOUGH_WIDTH ? TALL : WIDE;
    }

    /** Whether players and log have a place of their own. */
    boolean hasSide() {
        return this == WIDE || this == BROAD;
    }

    /** Constraints of columns, for MigLayout. */
    String columns() {
        return columns;
    }

    /** Constraints of rows, for MigLayout. */
    String rows() {
        return rows;
    }
}
