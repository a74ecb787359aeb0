package soulwright.game.template;

import java.util.List;
import java.util.stream.IntStream;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Rng;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.Values;
import soulwright.game.View;

/**
 * Lanterns in the Dark, a small game that shows how a game is written. Two or three players hold four of twelve flasks of oil each; nobody knows
 * the others'. In each of four rounds the night says how bright a lantern burns, all choose a flask in secret, and the highest wins the light. The
 * winner keeps the lantern covered for one more, or shines it into another's hand and sees what is there.
 *
 * <p>This file holds the rules: what there is, where it stands in the position, how it begins and ends. What happens is in the tasks: {@link
 * Round}, which asks {@link Bid} and {@link Shine}, which asks {@link Whom}. What players may know is in {@link LanternsView}. Rules are immutable
 * and shared by all games; everything that changes is in the position, since only that is copied.
 */
public final class Lanterns implements Rules {
    static final int FLASKS = 12;
    static final int HAND_SIZE = 4;

    // A position is a row of numbers; a game lays its own out. Sets are bits: a hand is a bit for each flask.
    private static final int ROUND = 0;
    private static final int LIGHT = 1;
    private static final int USED = 2;
    private static final int SEATS = 3;
    private static final int HAND = 0;
    private static final int BID = 1;
    private static final int SCORE = 2;
    private static final int KNOWS = 3;
    private static final int SEAT_WIDTH = 4;

    private final int players;
    private final int width;
    private final int row;
    private final Round round = new Round(this);

    /** @param players 2 or 3 */
    public Lanterns(int players) {
        this.players = players;
        this.width = SEATS + players * SEAT_WIDTH;
        // Every new position gives its first row out at the same place, so rules can know it for all games.
        this.row = new Position(0).allocate(width);
    }

    /** Starts a game: lays it out, and puts the first thing to do on top. Whatever chance decides comes from the position's dice. */
    public TableGame start(long seed) {
        Position position = new Position(seed);
        position.allocate(width);
        int pool = (1 << FLASKS) - 1;
        for (int player = 0; player < players; player++) {
            int hand = draw(pool, HAND_SIZE, position.rng());
            pool &= ~hand;
            position.put(seat(player) + HAND, hand);
        }
        position.push(round, Values.EMPTY);
        return TableGame.start(this, position);
    }

    /** So many flasks of a set. */
    static int draw(int pool, int count, Rng rng) {
        int drawn = 0;
        for (int left = count; left > 0; left--) {
            drawn |= pick(pool & ~drawn, rng);
        }
        return drawn;
    }

    /** One flask of a set, as a set. */
    static int pick(int pool, Rng rng) {
        int rest = pool;
        for (int skip = rng.below(Integer.bitCount(pool)); skip > 0; skip--) {
            rest &= rest - 1;
        }
        return Integer.lowestOneBit(rest);
    }

    @Override
    public int players() {
        return players;
    }

    /** Far more than any game takes: a net for mistakes, not a rule. */
    @Override
    public int cap() {
        return 100;
    }

    @Override
    public View view(TableGame game, int viewer) {
        return new LanternsView(this, game, viewer);
    }

    @Override
    public List<Integer> places(Position position) {
        return IntStream.range(0, players).mapToObj(p -> place(position, p)).toList();
    }

    private int place(Position position, int player) {
        int score = score(position, player);
        return 1
                + (int) IntStream.range(0, players)
                        .filter(other -> score(position, other) > score)
                        .count();
    }

    void finish(Position position) {
        position.end(new Outcome(Outcome.How.WON, places(position), "The last lantern goes out."));
    }

    // What stands where. Tasks say what they mean, and never count cells.

    private int seat(int player) {
        return row + SEATS + player * SEAT_WIDTH;
    }

    int rounds(Position position) {
        return position.at(row + ROUND);
    }

    int light(Position position) {
        return position.at(row + LIGHT);
    }

    void beginRound(Position position, int light) {
        position.add(row + ROUND, 1);
        position.put(row + LIGHT, light);
    }

    /** The flasks that were played; all saw them. */
    int used(Position position) {
        return position.at(row + USED);
    }

    int hand(Position position, int player) {
        return position.at(seat(player) + HAND);
    }

    void hand(Position position, int player, int flasks) {
        position.put(seat(player) + HAND, flasks);
    }

    /** The flask that was chosen and not shown yet, as a set; it is in the hand still. */
    int bid(Position position, int player) {
        return position.at(seat(player) + BID);
    }

    void bid(Position position, int player, int flask) {
        position.put(seat(player) + BID, flask);
    }

    void use(Position position, int player) {
        int flask = bid(position, player);
        bid(position, player, 0);
        hand(position, player, hand(position, player) & ~flask);
        position.put(row + USED, used(position) | flask);
    }

    int score(Position position, int player) {
        return position.at(seat(player) + SCORE);
    }

    void gain(Position position, int player, int light) {
        position.add(seat(player) + SCORE, light);
    }

    /** Whether a player has seen another's hand. Nobody gains flasks, so he knows it from then on. */
    boolean knows(Position position, int player, int other) {
        return (position.at(seat(player) + KNOWS) >> other & 1) != 0;
    }

    void learn(Position position, int player, int other) {
        int cell = seat(player) + KNOWS;
        position.put(cell, position.at(cell) | 1 << other);
    }

    /** Draws anew what a player cannot know: see {@link LanternsView#imagine}. */
    void redraw(Position position, int viewer, Rng rng) {
        int pool = (1 << FLASKS) - 1 & ~used(position) & ~knownHands(position, viewer);
        for (int player = 0; player < players; player++) {
            if (player != viewer && !knows(position, viewer, player)) {
                int hand = draw(pool, Integer.bitCount(hand(position, player)), rng);
                pool &= ~hand;
                hand(position, player, hand);
            }
            if (player != viewer && bid(position, player) != 0) {
                bid(position, player, pick(hand(position, player), rng));
            }
        }
    }

    private int knownHands(Position position, int viewer) {
        return IntStream.range(0, players)
                .filter(player -> player == viewer || knows(position, viewer, player))
                .map(player -> hand(position, player))
                .reduce(0, (all, hand) -> all | hand);
    }
}
