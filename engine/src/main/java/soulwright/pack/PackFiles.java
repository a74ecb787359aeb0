package soulwright.pack;

import java.io.IOException;
import java.util.List;

/**
 * The files of one pack, wherever they lie. Paths are relative to the pack, with forward slashes. Nothing outside the pack can be read
 * through it.
 */
public sealed interface PackFiles permits FolderFiles, ArchiveFiles, HeldFiles {
    /** Where the pack lies, as people should read it: the folder or archive. */
    String shown();

    /**
     * All files, sorted; those that must not be followed (links that lead out of the pack, unsafe archive entries) are left out and listed as
     * {@link #refused}.
     */
    List<String> paths();

    /** What was left out, and why. */
    List<Refusal> refused();

    /**
     * The bytes of a file.
     *
     * @param limit the most bytes to read; a larger file gives {@code limit + 1} of them, enough to tell
     * @throws IOException when it cannot be read; the message is fit for people
     */
    byte[] read(String path, int limit) throws IOException;

    /** The same pack looked at again, for files that have come or gone. */
    PackFiles fresh();

    /** The name of a file in messages. */
    default String shown(String path) {
        return shown().isEmpty() ? path : shown() + "/" + path;
    }

    /** Why a file of the pack is not read. */
    record Refusal(String path, Reason reason, String message) {
        enum Reason {
            LINK_OUTSIDE,
            BAD_ARCHIVE,
            UNREADABLE
        }
    }
}
