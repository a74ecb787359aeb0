package soulwright.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What one player may know of a game: all that computer players and screens get. Good until the game goes on. */
public interface View {
    int viewer();

    /** The choice that is waited for, if it is this player's. */
    Optional<Decision> decision();

    /** Whom the game waits for; nothing when it is over. */
    Optional<Integer> waitingFor();

    /**
     * A game in which all that the viewer cannot know is drawn anew, consistent with what he has seen, so that he sees the same in it and has
     * the same options. What is drawn depends on nothing but what he knows and the dice given.
     */
    Game imagine(Rng rng);

    /** How good the game looks for the viewer, by the pack's own judgement; higher is better. */
    long judge();

    /**
     * How many decisions in a hundred whoever plays here is to make at random, where the game says so, since it is somebody of a story; computer
     * players keep to it.
     */
    default OptionalInt mistakes() {
        return OptionalInt.empty();
    }

    /** Everything that the viewer can see, a line each, in an order that depends on nothing hidden. */
    List<String> facts();
}
