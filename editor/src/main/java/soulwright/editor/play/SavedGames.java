package soulwright.editor.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestStand;
import soulwright.yaml.SafeFile;

/**
 * The games in a folder.
 *
 * @param folder need not exist
 */
record SavedGames(Path folder) {
    private static final String ENDING = ".save";
    private static final int MOST = 50;

    /**
     * One game.
     *
     * @param board its id
     * @param people the names of those who play
     * @param decisions how many have been made
     * @param stand what the game says of itself; nothing in saves of old
     */
    record SavedGame(
            SaveFile file,
            String board,
            List<String> people,
            int decisions,
            Optional<QuestStand> stand,
            FileTime when) {
        /** How far it is, and since when, in words. */
        String progress() {
            return Played.until(stand.map(SavedGame::words).orElseGet(() -> Played.decisions(decisions)), when);
        }

        private static String words(QuestStand stand) {
            String turn = stand.turn().isEmpty() ? "" : ", " + stand.turn() + "'s turn";
            return "Day " + stand.day() + ", " + stand.session() + turn;
        }

        /** Who sits there, in words. */
        String players() {
            return people.isEmpty() ? "computer players" : String.join(", ", people);
        }
    }

    /**
     * The games that go on, the newest first; files that are none are passed over, and games in which nobody has decided anything.
     *
     * @param most how many at most
     * @param wanted which of them
     */
    List<SavedGame> newest(int most, Predicate<Recording> wanted) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(path -> path.toString().endsWith(ENDING))
                    .sorted(Comparator.comparing(SavedGames::when).reversed())
                    .limit(MOST)
                    .flatMap(file -> game(file, wanted).stream())
                    .limit(most)
                    .toList();
        }
    }

    private static Optional<SavedGame> game(Path file, Predicate<Recording> wanted) {
        return new SaveFile(file).read() instanceof SaveFile.Whole whole
                        && !whole.recording().over()
                        && !whole.recording().decisions().isEmpty()
                        && wanted.test(whole.recording())
                ? game(file, whole.recording())
                : Optional.empty();
    }

    private static Optional<SavedGame> game(Path file, Recording recording) {
        try {
            QuestChoices choices = QuestChoices.of(recording.setup());
            List<String> people = choices.setup().seats().stream()
                    .filter(seat -> seat.person())
                    .map(seat -> seat.name())
                    .toList();
            return Optional.of(new SavedGame(
                    new SaveFile(file),
                    choices.setup().board().text(),
                    people,
                    recording.decisions().size(),
                    QuestStand.of(recording.stand()),
                    when(file)));
        } catch (QuestChoices.NoBoardGame other) {
            return Optional.empty(); // a duel, say; it is listed where duels are
        }
    }

    private static FileTime when(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }

    /** Where a new game on a board is saved: a file that does not exist yet. If its folder cannot be made, saving will say so. */
    SaveFile unused(String board) {
        try {
            SafeFile.makeFolder(folder);
        } catch (IOException unmade) {
            return new SaveFile(folder.resolve(board + ENDING));
        }
        SaveFile usual = new SaveFile(folder.resolve(board + ENDING));
        return Files.exists(usual.path()) ? usual.unusedCopy() : usual;
    }
}
