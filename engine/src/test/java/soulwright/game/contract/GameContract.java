package soulwright.game.contract;

import java.util.List;
import java.util.stream.LongStream;
import soulwright.game.Game;
import soulwright.game.Rng;

/**
 * What every game must hold to, whatever it is about. A game's own test says in one line that it does:
 *
 * <pre>GameContract.of(new Lanterns(3)::start, new LanternsSwap()).check();</pre>
 *
 * <p>Games are played at random, one for each seed from 1 on, and every {@link Law} looks at each. A failure names the law, the seed and the
 * decision, which is all that is needed to see it again.
 *
 * @param games how many are played
 * @param mostDecisions a game that takes more does not end
 * @param looks at how many decisions of a game, evenly spread, the laws look that take time; the others look at all
 */
public record GameContract(Factory factory, HiddenSwap swap, int games, int mostDecisions, int looks) {
    /** Starts a game from a seed. */
    @FunctionalInterface
    public interface Factory {
        Game start(long seed);
    }

    /**
     * Changes whatever a viewer cannot know, and nothing else: hidden cards, sealed choices, the dice. It is what the views are measured by, so it
     * should share no code with them, and be thorough: what it leaves as it is may leak unnoticed.
     */
    @FunctionalInterface
    public interface HiddenSwap {
        /** A copy of a game, which is not over, that the viewer could not tell from it. */
        Game swapped(Game game, int viewer, Rng rng);
    }

    private static final List<Law> LAWS = List.of(
            new SameAgain(),
            new Offers(),
            new Copies(),
            new Saves(),
            new Undo(),
            new Views(),
            new Imagined(),
            new Barriers());

    public static GameContract of(Factory factory, HiddenSwap swap) {
        return new GameContract(factory, swap, 20, 10_000, 50);
    }

    public GameContract games(int number) {
        return new GameContract(factory, swap, number, mostDecisions, looks);
    }

    public GameContract mostDecisions(int number) {
        return new GameContract(factory, swap, games, number, looks);
    }

    public GameContract looks(int number) {
        return new GameContract(factory, swap, games, mostDecisions, number);
    }

    /** @throws AssertionError that names the first law which is broken, the seed, and the decision */
    public void check() {
        LongStream.rangeClosed(1, games).forEach(seed -> {
            Trial trial = Trial.play(this, seed);
            LAWS.forEach(law -> law.check(trial));
        });
    }
}
