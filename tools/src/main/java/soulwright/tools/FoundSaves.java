package soulwright.tools;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Whole;
import soulwright.game.Setup;
import soulwright.tools.Questions.Choice;
import soulwright.tools.terminal.Count;

/** Saved games to go on with: those that the menu and the Studio have begun, those in the current folder, and others that somebody has named. */
final class FoundSaves {
    private static final int MOST = 9;
    private static final int MOST_READ = 100;

    private FoundSaves() {}

    /** Where games are saved that were begun without naming a file. */
    static Path folder(Console console) {
        return console.data().resolve("games");
    }

    /** The latest first. */
    static List<Choice<Path>> all(Console console) {
        Stream<Path> named = MenuMemory.in(console.data()).saves().stream().flatMap(word -> path(word).stream());
        return Stream.of(in(Path.of("")).stream(), in(folder(console)).stream(), named)
                .flatMap(Function.identity())
                .map(path -> path.toAbsolutePath().normalize())
                .distinct()
                .filter(Files::isRegularFile)
                .sorted(Comparator.comparing(Path::toFile, Comparator.comparingLong(File::lastModified))
                        .reversed())
                .limit(MOST_READ)
                .flatMap(path -> choice(path).stream())
                .limit(MOST)
                .toList();
    }

    private static Optional<Path> path(String word) {
        try {
            return Optional.of(Path.of(word));
        } catch (InvalidPathException nowhere) {
            return Optional.empty();
        }
    }

    private static List<Path> in(Path folder) {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.save")) {
            files.forEach(found::add);
        } catch (IOException unreadable) {
            return List.of();
        }
        return found;
    }

    private static List<Choice<Path>> choice(Path path) {
        return new SaveFile(path).read() instanceof Whole whole
                        && !whole.recording().over()
                ? List.of(new Choice<>(
                        String.valueOf(path.getFileName()),
                        about(
                                whole.recording().setup(),
                                whole.recording().decisions().size()),
                        path))
                : List.of();
    }

    private static String about(Setup setup, int decisions) {
        Map<String, String> choices = setup.choices();
        String board = choices.getOrDefault("board", choices.getOrDefault("campaign", ""));
        return board.substring(board.indexOf(':') + 1) + ", after " + Count.of(decisions, "decision");
    }
}
