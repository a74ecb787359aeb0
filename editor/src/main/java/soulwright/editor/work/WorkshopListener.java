package soulwright.editor.work;

/** Is told of long work, on the event thread. */
public interface WorkshopListener {
    /** Jobs began or ended, or came further. */
    void changed();

    /**
     * A job could not be done.
     *
     * @param message in words for people
     */
    default void failed(Job job, String message) {}
}
