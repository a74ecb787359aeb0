package soulwright.editor.work;

import java.io.IOException;

/** Something that takes a while. It runs off the event thread, so it touches no component and nothing that the event thread changes. */
@FunctionalInterface
public interface Work<T> {
    /**
     * Does it.
     *
     * @param progress is told how far it is, and asked now and then whether to stop
     * @return what came of it; when it was told to stop, nobody looks at that
     * @throws IOException when it cannot be done; the message is shown to the user
     */
    T run(Progress progress) throws IOException;
}
