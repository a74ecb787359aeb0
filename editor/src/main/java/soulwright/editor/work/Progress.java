package soulwright.editor.work;

/** What work says of itself, from its own thread. */
public interface Progress {
    /** Nobody looks, and nobody stops it. */
    Progress SILENT = new Progress() {
        @Override
        public void done(long part, long whole) {}

        @Override
        public boolean isCancelled() {
            return false;
        }
    };

    /** How much is done: `part` of `whole`. */
    void done(long part, long whole);

    /** Whether somebody told it to stop; then it should soon. */
    boolean isCancelled();
}
