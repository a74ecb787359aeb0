package soulwright.tools.terminal;

import java.util.List;
import java.util.Optional;

/** Where lines are shown and typed. */
public interface Terminal extends AutoCloseable {
    Size size();

    void print(List<Line> lines);

    /** Prints while the program is being stopped, when the terminal may be closed already. */
    default void printLast(List<Line> lines) {
        print(lines);
    }

    /** Begins a new screen, where there are screens. */
    void clear();

    /** Makes what was shown unreadable for whoever sits down next, as well as it can be done. */
    default void hide() {
        clear();
    }

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
