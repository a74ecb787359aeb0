package soulwright.quest.odd;

import java.util.List;
import soulwright.game.Rng;

/**
 * What is odd about a pack.
 *
 * @param elements how many, each strong against the next
 * @param cards how many of items, equipment, spells and events each; 0 for none of them
 * @param dwellings whether there are any besides the homes, and ruins
 * @param scale what attributes and levels are multiplied with
 * @param limit how many cards of a kind one may own; 0 for any number
 * @param days after which a game ends; 0 for never
 * @param bare whether all that a ruleset may leave out is left out
 * @param open whether hands are open, and a deck is shuffled again
 * @param several whether a character can have several statuses
 */
record Oddity(
        int elements,
        int terrains,
        int monsters,
        int cards,
        int statuses,
        boolean dwellings,
        int scale,
        int seats,
        int commands,
        int sessions,
        int limit,
        int days,
        boolean bare,
        boolean open,
        boolean several,
        boolean diagonal) {
    static final Oddity NONE = new Oddity(4, 6, 9, 5, 4, true, 1, 4, 2, 3, 6, 15, false, true, false, false);

    /** One of each that was ever asked for. */
    static final List<Oddity> NAMED = List.of(
            new Oddity(1, 3, 2, 0, 0, false, 1, 1, 1, 1, 0, 0, true, false, false, false),
            new Oddity(7, 16, 40, 9, 12, true, 1, 8, 20, 5, 1, 15, false, true, true, true),
            new Oddity(2, 3, 2, 1, 12, true, 300, 2, 3, 1, 1, 0, true, true, true, false),
            new Oddity(4, 6, 9, 5, 4, false, 999, 4, 2, 2, 0, 15, false, false, false, true),
            new Oddity(7, 3, 7, 0, 1, true, 1, 8, 1, 3, 2, 0, true, true, false, true),
            NONE);

    static Oddity random(Rng rng) {
        int[] scales = {1, 1, 1, 7, 300, 999};
        return new Oddity(
                1 + rng.below(7),
                3 + rng.below(8),
                2 + rng.below(20),
                rng.below(6),
                rng.below(13),
                rng.below(3) > 0,
                scales[rng.below(scales.length)],
                1 + rng.below(8),
                rng.below(4) == 0 ? 20 : 1 + rng.below(3),
                1 + rng.below(4),
                rng.below(4),
                15 * rng.below(2),
                rng.below(2) == 0,
                rng.below(2) == 0,
                rng.below(2) == 0,
                rng.below(2) == 0);
    }

    /** The same in games that are soon over. */
    Oddity brief() {
        return new Oddity(
                elements, terrains, monsters, cards, statuses, dwellings, scale, seats, commands, sessions, limit, 2,
                bare, open, several, diagonal);
    }
}
