package soulwright.tools.play;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.ShellWord;
import soulwright.tools.terminal.Size;
import soulwright.tools.terminal.Terminal;

/**
 * What is said and asked about the save when a game is left or over.
 *
 * @param goOn what is typed before the name of the save to go on with it
 */
record Farewell(Saving saving, String goOn, Terminal terminal) {
    private static final String LEFT = "The game is saved. This goes on with it:";
    private static final String BROKEN =
            "The save stands before the last decision. To decide otherwise, or when the pack is mended:";

    /** Whether somebody who wants to stop may: what cannot be saved he is asked about. Where nobody types any more, he may. */
    boolean mayStop(Recording recording) {
        saving.save(recording);
        if (saving.trouble().isEmpty()) {
            return true;
        }
        terminal.print(saving.trouble().get());
        terminal.print("\"no\" goes back to the game, where save FILE tries another place.");
        Optional<String> answer = terminal.read("Quit without saving it? (yes or no)> ");
        return answer.map(typed -> List.of("y", "yes").contains(typed.strip().toLowerCase(Locale.ROOT)))
                .orElse(true);
    }

    /** Saves a game that is over, elsewhere if need be and somebody can say where. */
    void keep(Recording recording, boolean askable) {
        saving.save(recording);
        boolean goesOn = askable;
        while (goesOn && saving.trouble().isPresent()) {
            terminal.print(saving.trouble().get());
            String name = terminal.read("Another file to save it in (Enter: do not save it)> ")
                    .orElse("")
                    .strip();
            goesOn = !name.isEmpty();
            if (goesOn) {
                terminal.print(elsewhere(name, recording));
            }
        }
    }

    /** Saves the game in another file: from now on if it cannot be saved where it was, otherwise as a copy. Gives what came of it. */
    String elsewhere(String name, Recording recording) {
        Path path;
        try {
            path = Path.of(name);
        } catch (InvalidPathException impossible) {
            return "No file can be called \"" + name + "\".";
        }
        if (Files.isDirectory(path)) {
            return path + " is a folder; give the name of a file.";
        }
        if (Files.exists(path)) {
            return path + " is there already, and stays as it is; give another name.";
        }
        if (saving.trouble().isPresent()) {
            return saving.move(new SaveFile(path), recording)
                    ? "The game is saved in " + path + " from now on."
                    : saving.trouble().orElse("");
        }
        Saving copy = new Saving(new SaveFile(path), Optional.empty());
        copy.save(recording);
        return copy.trouble().isPresent()
                ? "It could not be saved there. " + copy.trouble().get()
                : "A copy is saved in " + path + ".";
    }

    /** How to go on with a game that was left; a terminal that is closed has no size to ask for. */
    List<Line> left() {
        return saved(LEFT);
    }

    /** The same for one that a pack has broken off. */
    List<Line> broken() {
        return saved(BROKEN);
    }

    private List<Line> saved(String words) {
        List<Line> lines = new ArrayList<>(remarks());
        lines.addAll(wrapped(saving.trouble().orElse(words)));
        if (saving.trouble().isEmpty()) {
            lines.add(Line.of("  " + goOn + ShellWord.of(saving.path().toString())));
        }
        return lines;
    }

    /** Where the whole of a game is that is over. */
    List<Line> kept(long seed) {
        if (saving.trouble().isPresent()) {
            return wrapped(saving.trouble().get());
        }
        List<Line> lines = new ArrayList<>(remarks());
        lines.add(Line.of("The whole game, with seed " + seed + ", is kept in"));
        lines.add(Line.of("  " + saving.path()));
        return lines;
    }

    private List<Line> remarks() {
        return saving.remarks().stream()
                .flatMap(remark -> wrapped(remark).stream())
                .toList();
    }

    private static List<Line> wrapped(String words) {
        return Block.wrap(words, Size.USUAL.columns(), 0);
    }
}
