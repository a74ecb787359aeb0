package soulwright.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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
    private static final long MOST_BYTES = 64L << 20;

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
        if (Files.exists(path) && load() instanceof Whole) {
            SafeFile.write(before().path, Files.readAllBytes(path));
        }
        SafeFile.write(path, RecordingText.write(recording));
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
            if (Files.size(path) > MOST_BYTES) {
                return damaged("it is larger than any saved game");
            }
            return new Whole(RecordingText.read(Files.readAllBytes(path)));
        } catch (RecordingText.Unreadable e) {
            return damaged(e.why());
        } catch (NoSuchFileException e) {
            return damaged("there is no such file");
        } catch (IOException e) {
            return damaged(Files.isDirectory(path) ? "it is a folder" : "the file cannot be read");
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
