package soulwright.battle.play;

import java.util.function.LongPredicate;
import soulwright.game.Happening;
import soulwright.game.Position;

/**
 * Players, monsters and cards in the rows of a position. A piece is known by where its row begins. Cards hang on their owner in the order in
 * which he got them.
 */
public final class Pieces {
    /** So many pieces of a list are looked at in the time of a simple step. */
    private static final int AT_A_TIME = 8;

    // every row
    static final int KIND = 0;
    // cards and monsters
    public static final int ENTRY = 1;
    public static final int OWNER = 2;
    static final int NEXT = 3;
    /** The seats of those who have seen it, as bits; of players too. */
    public static final int SEEN = 4;

    public static final int ZONE = 5;
    static final int CARD_WIDTH = 8;
    // monsters and players
    public static final int WOUNDS = 6;
    static final int EFFECTS = 7;
    // monsters
    public static final int LAND = 8;
    /** How often a monster was knocked out in battles. */
    static final int FALLS = 9;

    private static final int MONSTER_OWN = 10;
    // players
    public static final int SEAT = 1;
    static final int CARDS = 2;
    static final int SPELLS = 3;
    public static final int OUT = 5;
    public static final int HOME = 9;
    public static final int COMMANDS = 10;
    public static final int CHARACTER = 11;
    static final int PLAY = 12;
    static final int PLAY_CARD = 13;
    /** The first of his lands. */
    public static final int LANDS = 14;
    /** What his equipment may concern. */
    static final int EQUIPPED = 15;

    /** How many turns he has had, the one that goes on included. */
    public static final int TURNS = EQUIPPED + Masks.WIDTH;

    private static final int PLAYER_OWN = TURNS + 1;

    /** Where a card is. */
    static final int NOWHERE = 0;

    static final int DECK = 1;
    static final int HAND = 2;
    static final int DISCARDED = 3;
    static final int FIELD = 4;
    /** Of a piece that was taken out of the game. */
    static final int GONE = 5;

    private final int attributes;
    private final int monsterWidth;
    private final int monsterNumbers;
    private final int playerNumbers;
    private final int consumed;
    private final int playerWidth;
    private final Entries.Span monsters;
    private Change equipped = (position, player) -> {};

    /** Hears that a player has other equipment now. */
    interface Change {
        void changed(Position position, int player);
    }

    /** Says who hears of other equipment; once, while rules are made ready. */
    void onEquipment(Change change) {
        equipped = change;
    }

    /**
     * Lays the rows out.
     *
     * @param monsterNumbers how many numbers a character has besides its attributes
     * @param playerNumbers how many a player has besides those
     * @param monsters all there are
     */
    Pieces(int attributes, int monsterNumbers, int playerNumbers, Entries.Span monsters) {
        this.attributes = attributes;
        this.monsterNumbers = MONSTER_OWN + attributes;
        this.monsterWidth = this.monsterNumbers + monsterNumbers;
        this.playerNumbers = PLAYER_OWN + 2 * attributes;
        this.consumed = this.playerNumbers + monsterNumbers + playerNumbers;
        this.playerWidth = consumed + (monsters.size() + 31) / 32;
        this.monsters = monsters;
    }

    public static int kind(Position position, long thing) {
        return thing < 0 ? 0 : position.at((int) thing);
    }

    // players

    /** Makes the rows of the players, before any other. */
    void seat(Position position, int seats) {
        for (int seat = 0; seat < seats; seat++) {
            int row = position.allocate(playerWidth);
            position.put(row + KIND, Kinds.PLAYER);
            position.put(row + SEAT, seat);
            if (seat == 0) {
                position.put(Globals.PLAYERS, row);
            }
        }
        position.put(Globals.SEATS, seats);
    }

    public int player(Position position, int seat) {
        return position.at(Globals.PLAYERS) + seat * playerWidth;
    }

    public int seats(Position position) {
        return position.at(Globals.SEATS);
    }

    /** The seat of a player; -1 for what is none. */
    public static int seatOf(Position position, long thing) {
        return thing >= 0 && !Entries.isEntry(thing) && kind(position, thing) == Kinds.PLAYER
                ? position.at((int) thing + SEAT)
                : -1;
    }

    // attributes and numbers

    /** The cell of what `raise` has added to an attribute. */
    int improvement(Position position, long character, int attribute) {
        boolean player = kind(position, character) == Kinds.PLAYER;
        return (int) character + (player ? PLAYER_OWN + attributes : MONSTER_OWN) + attribute;
    }

    /** The cell of the attribute with which a player began. */
    int base(long player, int attribute) {
        return (int) player + PLAYER_OWN + attribute;
    }

    /** The cell of a number that the ruleset declares for characters. */
    int characterNumber(Position position, long character, int index) {
        boolean player = kind(position, character) == Kinds.PLAYER;
        return (int) character + (player ? playerNumbers : monsterNumbers) + index;
    }

    /** The cell of a number that the ruleset declares for players; those of characters come before it. */
    int playerNumber(long player, int index) {
        return (int) player + playerNumbers + index;
    }

    /** Whether a player has consumed a monster, which does not join him again. */
    boolean isConsumed(Position position, long player, long monster) {
        int index = (int) monster - monsters.from();
        return (position.at((int) player + consumed + index / 32) >> (index & 31) & 1) != 0;
    }

    /** Notes that a player has consumed a monster. */
    public void consume(Position position, long player, long monster) {
        int index = (int) monster - monsters.from();
        int cell = (int) player + consumed + index / 32;
        position.put(cell, position.at(cell) | 1 << (index & 31));
    }

    /** Nothing is known of what a player has consumed. */
    void forgetConsumed(Position position, int player) {
        for (int cell = player + consumed; cell < player + playerWidth; cell++) {
            position.put(cell, 0);
        }
    }

    // cards

    /** The first card of a player; 0 if he has none. */
    public static int first(Position position, long player) {
        return position.at((int) player + CARDS);
    }

    /** The card after another; 0 after the last. */
    public static int next(Position position, int card) {
        return position.at(card + NEXT);
    }

    public static int entry(Position position, long piece) {
        return position.at((int) piece + ENTRY);
    }

    public static int owner(Position position, long piece) {
        return position.at((int) piece + OWNER);
    }

    /** Hands over the cards of a kind that a player has; of kind 0, all. */
    public static boolean cards(Position position, long player, int kind, LongPredicate test) {
        for (int card = first(position, player); card != 0; ) {
            int next = next(position, card);
            if ((kind == 0 || position.at(card) == kind) && test.test(card)) {
                return true;
            }
            card = next;
        }
        return false;
    }

    /** How many cards of a kind a player has; of kind 0, of all. */
    public static int count(Position position, long player, int kind) {
        int count = 0;
        for (int card = first(position, player); card != 0; card = next(position, card)) {
            count += kind == 0 || position.at(card) == kind ? 1 : 0;
        }
        return count;
    }

    /** The monster of a player with an entry; 0 if he has none. */
    public static int find(Position position, long player, long entry) {
        int card = first(position, player);
        while (card != 0 && position.at(card + ENTRY) != entry) {
            card = next(position, card);
        }
        return card;
    }

    /** A new piece of an entry that nobody has. */
    public int create(Position position, int kind, long entry) {
        int row = position.allocate(width(kind));
        position.put(row + KIND, kind);
        position.put(row + ENTRY, (int) entry);
        return row;
    }

    int width(int kind) {
        return kind == Kinds.MONSTER ? monsterWidth : CARD_WIDTH;
    }

    /** Gives a piece that nobody has to a player, as his last. */
    public void give(Position position, int card, long player) {
        position.put(card + OWNER, (int) player);
        position.put(card + SEEN, 1 << position.at((int) player + SEAT));
        link(position, (int) player + CARDS, card);
        if (position.at(card) == Kinds.EQUIPMENT) {
            equipped.changed(position, (int) player);
        }
    }

    /** Hangs a piece on a list as its last; the list begins in a cell. The longer it is, the more work that is. */
    public static void link(Position position, int head, int card) {
        int cell = head;
        int length = 0;
        while (position.at(cell) != 0) {
            cell = position.at(cell) + NEXT;
            length++;
        }
        position.work(length / AT_A_TIME);
        position.put(cell, card);
        position.put(card + NEXT, 0);
    }

    /** Takes a piece from who has it; it stays in the game. */
    public void take(Position position, int card) {
        int owner = owner(position, card);
        if (owner != 0) {
            unlink(position, owner + CARDS, card);
            if (position.at(owner + OUT) == card) {
                position.put(owner + OUT, 0);
            }
        }
        position.put(card + OWNER, 0);
        position.put(card + ZONE, NOWHERE);
        if (owner != 0 && position.at(card) == Kinds.EQUIPMENT) {
            equipped.changed(position, owner);
        }
    }

    /** Takes a piece from a list. */
    public static void unlink(Position position, int head, int card) {
        int cell = head;
        while (position.at(cell) != 0 && position.at(cell) != card) {
            cell = position.at(cell) + NEXT;
        }
        if (position.at(cell) == card) {
            position.put(cell, position.at(card + NEXT));
        }
    }

    // who sees what

    /** Whether the one who looks does not know a piece: another player's that he has not seen. */
    public static boolean isHidden(Position position, long piece) {
        int viewer = position.viewer();
        if (viewer < 0 || Entries.isEntry(piece)) {
            return false;
        }
        int kind = kind(position, piece);
        if (kind == Kinds.PLAYER) {
            return position.at((int) piece + SEAT) != viewer && (position.at((int) piece + SEEN) >> viewer & 1) == 0;
        }
        return Kinds.isCard(kind)
                && position.at((int) piece + OWNER) != 0
                && (position.at((int) piece + SEEN) >> viewer & 1) == 0;
    }

    /** The seats of those who know a piece and its figures, as bits: everybody, if it is nobody's. */
    static int seenBy(Position position, long piece) {
        int kind = kind(position, piece);
        boolean summoner = kind == Kinds.PLAYER;
        boolean owned = Kinds.isCard(kind) && position.at((int) piece + OWNER) != 0;
        int own = summoner ? 1 << position.at((int) piece + SEAT) : 0;
        return summoner || owned ? position.at((int) piece + SEEN) | own : Happening.EVERYBODY;
    }

    /** Shows a piece to a player. */
    public static void show(Position position, long piece, int seat) {
        int cell = (int) piece + SEEN;
        if ((position.at(cell) >> seat & 1) == 0) {
            position.put(cell, position.at(cell) | 1 << seat);
            position.show();
        }
    }
}
