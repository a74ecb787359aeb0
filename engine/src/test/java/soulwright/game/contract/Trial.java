package soulwright.game.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import soulwright.game.Decision;
import soulwright.game.Game;
import soulwright.game.Rng;

/**
 * A game that was played at random, and what was seen of it: laws start it again and look closer.
 *
 * @param options what was chosen
 * @param hashes before each decision, and after the last
 */
record Trial(GameContract terms, long seed, List<Integer> options, List<Long> hashes) {
    static Trial play(GameContract terms, long seed) {
        Trial trial = new Trial(terms, seed, new ArrayList<>(), new ArrayList<>());
        Game game = trial.start();
        trial.hashes.add(game.hash());
        Rng rng = new Rng(~seed);
        while (!game.over()) {
            trial.holds(trial.options.size() < terms.mostDecisions(), trial.options.size(), "the game does not end");
            int size = game.decision().size();
            trial.holds(size > 0, trial.options.size(), "nothing is offered");
            trial.options.add(rng.below(size));
            game.choose(trial.options.get(trial.options.size() - 1));
            trial.hashes.add(game.hash());
        }
        return trial;
    }

    Game start() {
        return terms.factory().start(seed);
    }

    int length() {
        return options.size();
    }

    int players() {
        return start().players();
    }

    long lastHash() {
        return hashes.get(length());
    }

    /** Dice for a law, the same each time. */
    Rng dice(int decision) {
        return new Rng(seed * 1_000_003 + decision);
    }

    /** Looks at a game at a decision; what it does to the game the following looks see. */
    interface Look {
        void at(Game game, int decision);
    }

    /** Plays the game again, with a look before every decision. */
    void walk(Look look) {
        Game game = start();
        for (int decision = 0; decision < length(); decision++) {
            look.at(game, decision);
            game.choose(options.get(decision));
        }
    }

    /** The same with a look at some decisions only: all of a short game. */
    void walkAtLooks(Look look) {
        walk((game, decision) -> {
            if (isLook(decision)) {
                look.at(game, decision);
            }
        });
    }

    boolean isLook(int decision) {
        return decision % (1 + length() / terms.looks()) == 0;
    }

    /** Plays a game that stands before a decision on to its end. */
    void playOn(Game game, int decision) {
        options.subList(decision, length()).forEach(game::choose);
    }

    /** Plays a game on at random, not further than a game may go. */
    void playAtRandom(Game game, Rng rng) {
        for (int made = 0; made < terms.mostDecisions() && !game.over(); made++) {
            game.choose(rng.below(game.decision().size()));
        }
    }

    static List<String> keys(Decision decision) {
        return IntStream.range(0, decision.size()).mapToObj(decision::key).toList();
    }

    void holds(boolean kept, int decision, String broken) {
        if (!kept) {
            throw new AssertionError("seed " + seed + ", decision " + decision + ": " + broken);
        }
    }

    void same(Object expected, Object found, int decision, String broken) {
        holds(expected.equals(found), decision, broken + "\n  expected " + expected + "\n  found    " + found);
    }

    /** That something is refused, and how. */
    void refuses(Class<? extends RuntimeException> how, Runnable deed, int decision, String broken) {
        try {
            deed.run();
        } catch (RuntimeException e) {
            holds(how.isInstance(e), decision, broken + ": it must throw " + how.getSimpleName() + ", not " + e);
            return;
        }
        holds(false, decision, broken);
    }
}
