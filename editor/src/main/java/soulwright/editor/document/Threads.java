package soulwright.editor.document;

/**
 * Where a project does its work. Its state belongs to one thread, the owner (in the Studio, the event thread); slow work goes to two others,
 * each of which does one thing after another.
 */
public interface Threads {
    /** Whether the caller is on the owner's thread. */
    boolean isOwner();

    /** Does something on the owner's thread, later. */
    void toOwner(Runnable task);

    /** Checks packs, off the owner's thread. */
    void toChecks(Runnable task);

    /** Reads and writes files, off the owner's thread. */
    void toFiles(Runnable task);

    /** All at once, on whatever thread asks: for tests. */
    static Threads immediate() {
        return new Threads() {
            @Override
            public boolean isOwner() {
                return true;
            }

            @Override
            public void toOwner(Runnable task) {
                task.run();
            }

            @Override
            public void toChecks(Runnable task) {
                task.run();
            }

            @Override
            public void toFiles(Runnable task) {
                task.run();
            }
        };
    }
}
