package soulwright.tools.terminal;

import java.util.List;
import java.util.Optional;

/** Where lines are shown and typed. */
public interface Terminal extends AutoCloseable {
    Size size();

    void print(List<Line> lines);

    /** Makes what was shown unreadable, if that can be done. */
    void clear();

    /**
     * Waits for a line that somebody types.
     *
     * @return the line without its end; nothing when nobody will type any more
     */
    Optional<String> read(String prompt);

    default void print(String text) {
        print(Block.wrap(text, size().columns(), 0));
    }

    /** Leaves the terminal as it was found. */
    @Override
    default void close() {}
}
