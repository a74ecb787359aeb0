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
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.game.SaveFile.Whole;
import soulwright.story.CampaignChoices;
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

    /** Those of games that go on, of whatever sort, the latest first. */
    static List<Choice<Path>> all(Console console) {
        return found(console)
                .filter(found -> !found.recording().over())
                .limit(MOST)
                .map(Found::choice)
                .toList();
    }

    /** Those of campaigns, also of finished ones, the latest first. */
    static List<Found> campaigns(Console console) {
        return found(console)
                .filter(found -> CampaignChoices.isIn(found.recording().setup()))
                .toList();
    }

    /** What goes on with a save: the command for that sort of game. */
    static String command(Path save) {
        return new SaveFile(save).read() instanceof Whole whole ? SavedGame.command(whole.recording()) : "play";
    }

    private static Stream<Found> found(Console console) {
        Stream<Path> named = MenuMemory.in(console.data()).saves().stream().flatMap(word -> path(word).stream());
        return Stream.of(in(Path.of("")).stream(), in(folder(console)).stream(), named)
                .flatMap(Function.identity())
                .map(path -> path.toAbsolutePath().normalize())
                .distinct()
                .filter(Files::isRegularFile)
                .sorted(Comparator.comparing(Path::toFile, Comparator.comparingLong(File::lastModified))
                        .reversed())
                .limit(MOST_READ)
                .flatMap(path -> found(path).stream());
    }

    private static Optional<Found> found(Path path) {
        return new SaveFile(path).read() instanceof Whole whole
                ? Optional.of(new Found(path, whole.recording()))
                : Optional.empty();
    }

    /** A save that is whole. */
    record Found(Path path, Recording recording) {
        String name() {
            return String.valueOf(path.getFileName());
        }

        private Choice<Path> choice() {
            Map<String, String> choices = recording.setup().choices();
            String id =
                    choices.getOrDefault("campaign", choices.getOrDefault("board", choices.getOrDefault("versus", "")));
            String what = id.substring(id.indexOf(':') + 1);
            return new Choice<>(
                    name(), what + ", after " + Count.of(recording.decisions().size(), "decision"), path);
        }
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
}
