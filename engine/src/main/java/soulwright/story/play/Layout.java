package soulwright.story.play;

import soulwright.game.Position;

/**
 * The cells of a campaign's position, which are given out once when it begins. All lie in one row.
 *
 * @param results how many numbers of the ruleset's players `result` tells
 * @param stages how many there are
 * @param chapters how many there are
 * @param numbers how many the campaign has
 * @param players at most so many sit at one game, the hero the first
 * @param bags how many people can have cards at once
 * @param bag the cells of each
 */
record Layout(int results, int stages, int chapters, int numbers, int players, int bags, int bag) {
    /** The first cell that is not the kernel's own. */
    static final int BASE = 64;

    /** The stage that goes on, from 1; 0 before the first. */
    static final int STAGE = BASE;
    /** The stage to which the one that goes on leads, from 1; 0 for the one that it says or that follows. */
    static final int NEXT = BASE + 1;
    /** The variant of the ending that is told, from 1. */
    static final int VARIANT = BASE + 2;
    // how the last game or examination went for the hero
    static final int WON = BASE + 3;
    static final int RANK = BASE + 4;
    static final int DAYS = BASE + 5;
    static final int TURNS = BASE + 6;
    static final int ROUNDS = BASE + 7;
    static final int ROUNDS_WON = BASE + 8;
    private static final int RESULTS = BASE + 9;

    /** Who sits somewhere and is nobody in particular; and who besides decides at random. */
    static final int NOBODY = 0;

    static final int AT_RANDOM = -1;

    private static final int BITS = 32;

    void lay(Position position) {
        if (position.allocate(end() - BASE) != BASE) {
            throw new IllegalStateException("something was laid out before");
        }
    }

    int result(int index) {
        return RESULTS + index;
    }

    boolean isVisited(Position position, int stage) {
        return (position.at(visited() + stage / BITS) >> stage % BITS & 1) != 0;
    }

    void visit(Position position, int stage) {
        int cell = visited() + stage / BITS;
        position.put(cell, position.at(cell) | 1 << stage % BITS);
    }

    private int visited() {
        return RESULTS + results;
    }

    /** How many decisions were made before a chapter began, and one more; 0 for one that has not begun. */
    int begun(int chapter) {
        return visited() + (stages + BITS - 1) / BITS + chapter;
    }

    int number(int index) {
        return begun(chapters) + index;
    }

    /** Who sits at the game that goes on as a player of the campaign: a person's number and one more, or one without a name. */
    int sitter(int player) {
        return number(numbers) + player;
    }

    /** The first cell of what somebody has. */
    int bag(int index) {
        return sitter(players) + index * bag;
    }

    private int end() {
        return bag(bags);
    }
}
