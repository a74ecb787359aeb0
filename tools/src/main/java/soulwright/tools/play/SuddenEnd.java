package soulwright.tools.play;

import java.util.function.Supplier;

/** Has the last word when the program is stopped in the midst of something, as by Ctrl+C while a computer player thinks. */
final class SuddenEnd {
    private SuddenEnd() {}

    /**
     * Does something.
     *
     * @param lastWord what is said, on a thread of its own, if the program is stopped before it is done
     */
    static <T> T guarding(Runnable lastWord, Supplier<T> deed) {
        Thread hook = new Thread(lastWord);
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return deed.get();
        } finally {
            remove(hook);
        }
    }

    private static void remove(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stopping) {
            return;
        }
    }
}
