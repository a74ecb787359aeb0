package soulwright.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import soulwright.yaml.SafeFile;

/**
 * Where a game is saved, after every decision: `name.save`, and beside it `name.save.bak`, the save before. Whatever happens while it is
 * written, one of the two is whole.
 *
 * <p>A save holds the set-up, the decisions and the hash of the game after the last of them, and no snapshot of its state: playing thousands of
 * decisions again takes milliseconds, and a snapshot could disagree with them. It is written as a whole each time, not appended to: a file that
 * is replaced in one step is never half old and half new, and saving after the 5,000th decision takes 4 ms where it took 3 after the tenth, since
 * most of it is waiting for the disk.
 */
public record SaveFile(Path path) {
    /** Far more than the longest game needs: 100,000 decisions of 300 letters. */
    private static final int MOST_BYTES = 32 << 20;

    /** The save before this one. */
    public SaveFile before() {
        return new SaveFile(beside(path.getFileName() + ".bak"));
    }

    /** A file beside this one that does not exist yet, to go on with a copy of the game: `name-2.save`. */
    public SaveFile unusedCopy() {
        String name = String.valueOf(path.getFileName());
        int dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
        int number = 2;
        while (Files.exists(numbered(name, dot, number))) {
            number++;
        }
        return new SaveFile(numbered(name, dot, number));
    }

    private Path numbered(String name, int dot, int number) {
        return beside(name.substring(0, dot) + "-" + number + name.substring(dot));
    }

    private Path beside(String name) {
        return path.resolveSibling(name);
    }

    /**
     * Saves a game. What was saved here until now becomes the save before, unless it is damaged: then the save before stays as well.
     *
     * @throws IOException with a message for people, naming the file; what was saved here is still there then
     */
    public void write(Recording recording) throws IOException {
        write(recording, load());
    }

    private void write(Recording recording, Opened there) throws IOException {
        if (there instanceof Whole whole) {
            SafeFile.write(before().path, RecordingText.write(whole.recording));
        }
        SafeFile.write(path, RecordingText.write(recording));
    }

    /**
     * Saves a game, unless somebody else has saved another one here since.
     *
     * @param known what was saved here last, as far as the caller knows; nothing if there was no file
     * @return whether it is saved; if not, another game is here, and stays
     * @throws IOException as {@link #write} does
     */
    public boolean replace(Optional<Recording> known, Recording recording) throws IOException {
        Opened there = load();
        if (there instanceof Whole whole && !known.equals(Optional.of(whole.recording))) {
            return false;
        }
        write(recording, there);
        return true;
    }

    /** Reads the file; when it is damaged or missing, also the save before. */
    public Opened read() {
        Opened opened = load();
        return opened instanceof Damaged damaged && before().load() instanceof Whole whole
                ? new Damaged(damaged.message, Optional.of(whole.recording))
                : opened;
    }

    private Opened load() {
        try {
            return new Whole(RecordingText.read(SafeFile.read(path, MOST_BYTES)));
        } catch (RecordingText.Unreadable e) {
            return damaged(e.why());
        } catch (IOException e) {
            return damaged(String.valueOf(e.getMessage()));
        }
    }

    private Damaged damaged(String why) {
        return new Damaged("\"" + path + "\" cannot be opened: " + why, Optional.empty());
    }

    /** What was found in a file. */
    public sealed interface Opened {}

    /** A game as it was saved. */
    public record Whole(Recording recording) implements Opened {}

    /**
     * No game that was saved whole.
     *
     * @param message what is wrong with which file, for people
     * @param before the game in the save before, to be offered instead; empty if that is not whole either
     */
    public record Damaged(String message, Optional<Recording> before) implements Opened {
        /** What can be done about it. */
        public String help() {
            return before.map(recording -> "the save before it is whole and stands after decision "
                            + recording.decisions().size() + ": go on with that one")
                    .orElse("there is no save before it that is whole; choose another file, or begin anew");
        }
    }
}
