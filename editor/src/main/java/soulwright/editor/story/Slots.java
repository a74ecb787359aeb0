package soulwright.editor.story;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import soulwright.content.EntryId;
import soulwright.content.story.Campaign;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.story.CampaignChoices;
import soulwright.story.VersusChoices;
import soulwright.yaml.SafeFile;

/**
 * The campaigns saved in a folder, and the battles between their card stocks. What is thrown away lies in a folder within it until something else is.
 *
 * @param folder need not exist
 */
record Slots(Path folder) {
    private static final String ENDING = ".save";
    private static final String THROWN_AWAY = "thrown-away";
    private static final int MOST = 50;

    /** One save. */
    record Slot(SaveFile file, Recording recording, CampaignChoices choices, FileTime when) {}

    /** A battle between two card stocks that goes on. */
    record Battle(SaveFile file, Recording recording, VersusChoices choices, FileTime when) {}

    /** The saves of a campaign, the newest first; files that are none are passed over. */
    List<Slot> of(EntryId<Campaign> campaign) throws IOException {
        return read((file, recording) -> slot(file, recording))
                .filter(slot -> slot.choices().campaign().equals(campaign))
                .toList();
    }

    /** The battles between its card stocks that go on, the newest first. */
    List<Battle> battles(EntryId<Campaign> campaign) throws IOException {
        return read((file, recording) -> battle(file, recording))
                .filter(battle -> battle.choices().campaign().equals(campaign))
                .toList();
    }

    private <T> Stream<T> read(BiFunction<SaveFile, Recording, Optional<T>> as) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Stream.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .filter(path -> path.toString().endsWith(ENDING))
                    .sorted(Comparator.comparing(Slots::when).reversed())
                    .limit(MOST)
                    .toList()
                    .stream()
                    .map(SaveFile::new)
                    .flatMap(file -> file.read() instanceof SaveFile.Whole whole
                            ? as.apply(file, whole.recording()).stream()
                            : Stream.of());
        }
    }

    private static Optional<Slot> slot(SaveFile file, Recording recording) {
        try {
            return CampaignChoices.isIn(recording.setup())
                    ? Optional.of(new Slot(file, recording, CampaignChoices.of(recording.setup()), when(file.path())))
                    : Optional.empty();
        } catch (CampaignChoices.NoCampaign other) {
            return Optional.empty(); // something else that only looks like one; whoever wrote it lists it
        }
    }

    private static Optional<Battle> battle(SaveFile file, Recording recording) {
        try {
            return VersusChoices.isIn(recording.setup()) && !recording.over()
                    ? Optional.of(new Battle(file, recording, VersusChoices.of(recording.setup()), when(file.path())))
                    : Optional.empty();
        } catch (VersusChoices.NoVersus other) {
            return Optional.empty();
        }
    }

    private static FileTime when(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }

    /** Where a new story is saved: a file that does not exist yet. If its folder cannot be made, saving will say so. */
    SaveFile unused(String name) {
        SaveFile usual = new SaveFile(folder.resolve(name + ENDING));
        try {
            SafeFile.makeFolder(folder);
        } catch (IOException unmade) {
            return usual;
        }
        return Files.exists(usual.path()) ? usual.unusedCopy() : usual;
    }

    /** Throws a save away; until the next one is thrown away it can be brought back. */
    void throwAway(Path save) throws IOException {
        Path bin = folder.resolve(THROWN_AWAY);
        SafeFile.makeFolder(bin);
        try (Stream<Path> old = Files.list(bin)) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
        move(new SaveFile(save), bin);
    }

    /** Brings back what was thrown away last. */
    void bringBack(Path save) throws IOException {
        Path name = save.getFileName();
        if (name != null && !Files.exists(save)) {
            move(new SaveFile(folder.resolve(THROWN_AWAY).resolve(name)), folder);
        }
    }

    private static void move(SaveFile save, Path to) throws IOException {
        for (Path file : List.of(save.path(), save.before().path())) {
            Path name = file.getFileName();
            if (name != null && Files.exists(file)) {
                Files.move(file, to.resolve(name), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }
}
