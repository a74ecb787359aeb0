package soulwright.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A choice that a game waits for. Its options are numbers from 0; words and reasons are made when they are asked for. */
public interface Decision {
    /** Who decides. */
    int player();

    /** What sort of choice it is, one word: `command`, `walk`, `target`. */
    String kind();

    /** What is asked, in words for the player. */
    String question();

    /** How many options there are: at least one. */
    int size();

    /** The name of an option in recordings: made of ids, different for each option, the same on every machine. */
    String key(int option);

    /** An option in words for the player who decides. */
    String words(int option);

    /** What an option is about, for screens that show it: a land, a card, the event that leaves the choice. */
    Optional<Topic> topic(int option);

    /** What the pack's author says about an option beside its words, for who wants to know more. */
    default Optional<String> text(int option) {
        return Optional.empty();
    }

    /** How much the pack's author would have a computer player like an option, from what the player knows; 0 if nothing is said. */
    long preference(int option);

    /** The preferences for all options, in their order; some games work them out faster together than one by one. */
    default long[] preferences() {
        return IntStream.range(0, size()).mapToLong(this::preference).toArray();
    }

    /** What cannot be chosen now, and why. */
    List<Refusal> refused();

    /** Whether others decide at the same time, so that nothing happens before all have. */
    boolean sealed();

    /** The option with a key, if there is one. */
    default Optional<Integer> find(String key) {
        for (int option = 0; option < size(); option++) {
            if (key(option).equals(key)) {
                return Optional.of(option);
            }
        }
        return Optional.empty();
    }
}
