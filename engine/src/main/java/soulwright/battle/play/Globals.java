package soulwright.battle.play;

/** The cells of a position that stand for themselves. */
public final class Globals {
    private static final int BASE = 64;

    /** The kind of battle that goes on, from 1; 0 for none. */
    public static final int BATTLE = BASE;

    public static final int ROUND = BASE + 1;
    /** Who fights: a player or a monster alone. */
    public static final int SIDE = BASE + 2;

    public static final int OPPONENT = BASE + 3;
    /** How the battle ended for the first side, one of {@link Ending}'s numbers; 0 while it goes on. */
    public static final int ENDED = BASE + 4;
    /** Whether the first side was ambushed, or ambushes: 1 or 2. */
    public static final int AMBUSH = BASE + 5;
    /** The first of the rows of lasting effects. */
    public static final int LASTING = BASE + 6;
    /** How many turns there were, the one that goes on included. */
    public static final int TURNS = BASE + 7;
    /** The player whose turn it is. */
    public static final int TURN = BASE + 8;
    /** The row of the first player. */
    public static final int PLAYERS = BASE + 9;

    public static final int SEATS = BASE + 10;
    /** The first of the board's lands, and how many there are. */
    public static final int LANDS = BASE + 11;

    public static final int LAND_COUNT = BASE + 12;
    public static final int BOARD = BASE + 13;
    public static final int DAY = BASE + 14;
    public static final int SESSION = BASE + 15;
    /** How many turns of the session are over. */
    public static final int TURNS_DONE = BASE + 16;

    public static final int BOSS = BASE + 17;
    public static final int TUNE = BASE + 18;
    /** The seats of people, as bits. */
    public static final int PEOPLE = BASE + 19;
    /** Whether the turn that goes on is to end. */
    public static final int TURN_ENDS = BASE + 20;

    /** The first of the pieces that are gone and not yet forgotten. */
    public static final int GONE = BASE + 21;

    /** How many rows of lasting effects bring abilities with them. */
    static final int BORNE = BASE + 22;
    /** The masks of those abilities, and of all equipment, two cells an aspect. */
    static final int BORNE_MASKS = BASE + 23;

    static final int EQUIPPED_MASKS = BORNE_MASKS + Masks.WIDTH;

    /** The first of the monsters that stand in lands. */
    public static final int WILD = EQUIPPED_MASKS + Masks.WIDTH;

    /** After so many days the game is over, whatever the ruleset says; 0 if only that counts. */
    public static final int DAYS = WILD + 1;

    public static final int WIDTH = 26 + 2 * Masks.WIDTH;

    private Globals() {}
}
