package soulwright.tools.simulate;

/** Watches a simulation, and may stop it. Called by several threads. */
@FunctionalInterface
public interface Progress {
    /** Whether no further game shall begin. */
    boolean isStopped();

    /** Is told when one more game is done. */
    default void done(int games) {}
}
