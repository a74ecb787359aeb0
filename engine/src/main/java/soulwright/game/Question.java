package soulwright.game;

import java.util.List;
import java.util.Optional;

/** A task that asks somebody. While it waits its frame is on top. Words are made for the player who decides. */
public interface Question extends Task {
    /** Goes on with an option that was offered. */
    void chosen(Position position, Frame frame, long option);

    /** What sort of choice it is, one word. */
    String kind();

    String question(Position position, Frame frame);

    /** The option in ids; equal keys of one decision are told apart by whoever asks. */
    String key(Position position, Frame frame, long option);

    String words(Position position, Frame frame, long option);

    default Optional<Topic> topic(Position position, Frame frame, long option) {
        return Optional.empty();
    }

    /** A sentence more about an option. */
    default Optional<String> text(Position position, Frame frame, long option) {
        return Optional.empty();
    }

    default long preference(Position position, Frame frame, long option) {
        return 0;
    }

    /** How much the computer likes each of the options that are offered, in their order. */
    default long[] preferences(Position position, Frame frame) {
        long[] all = new long[position.offered()];
        for (int i = 0; i < all.length; i++) {
            position.use(frame.values());
            all[i] = preference(position, frame, position.option(i));
        }
        return all;
    }

    default List<Refusal> refused(Position position, Frame frame) {
        return List.of();
    }

    default boolean sealed(Position position, Frame frame) {
        return false;
    }
}
