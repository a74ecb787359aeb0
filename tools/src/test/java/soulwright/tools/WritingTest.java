package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command that writes, where nothing can be written: it says where and why, and leaves nothing behind. */
class WritingTest {
    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void makeFile() throws IOException {
        file = Files.writeString(folder.resolve("plain"), "precious");
        Run.of("new", "pack", folder.resolve("p").toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "schema --out FILE",
                "schema --out FILE/deep/er",
                "simulate soul-master --games 1 --out FILE",
                "simulate soul-master --games 1 --out FILE/deep",
                "new pack FILE",
                "new pack FILE/deep",
                "new board marsh --pack FILE",
                "play soul-master --save FILE/x.save",
                "play soul-master --save FILE",
                "play soul-master --save FOLDER",
                "play soul-master --save FOLDER/no/x.save",
            })
    void whereNothingCanBeWrittenIsSaidWithThePath(String line) throws IOException {
        List<Path> before = everything();

        Run run = Run.typing("quit\n", words(line));

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err())
                .contains(folder.toString())
                .doesNotContain("Exception", "null")
                .hasLineCount(2);
        assertThat(file).hasContent("precious");
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void aFolderIsNoFileToSaveIn() {
        Run run = Run.of("campaign", "academy", "--save", folder.toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("\"" + folder + "\" is a folder; name a file");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void neitherADeviceNorTheFoldersOfTheSystemTakeASave() {
        Run device = Run.of("play", "soul-master", "--save", "/dev/full");
        Run system = Run.of("play", "soul-master", "--save", "/proc/x.save");

        assertThat(device.err()).contains("\"/dev/full\" is no ordinary file; name another file");
        assertThat(system.err()).doesNotContain("does not exist").contains("/proc/x.save\" cannot be written: ");
        assertThat(List.of(device.status(), system.status())).containsOnly(Exit.WRONG_USE);
    }

    @Test
    void whatStandsWhereAnEntryWouldGoStays() throws IOException {
        Files.writeString(folder.resolve("p/boards"), "precious");

        Run run = Run.of(words("new board marsh --pack FOLDER/p"));

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("\"" + folder.resolve("p/boards") + "\" is no folder");
    }

    @Test
    void aTableThatCannotBeReplacedIsSaid() throws IOException {
        Files.createDirectories(folder.resolve("out/games.csv/x"));

        Run run = Run.of(words("simulate soul-master --games 1 --cap 5 --out FOLDER/out"));

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("out/games.csv\" cannot be written: it is a folder; name another folder");
    }

    @Test
    void theTopOfAllFoldersHasNoNameForSchemas() {
        assertThat(Run.of("schema", "--out", "/").status()).isEqualTo(Exit.WRONG_USE);
        assertThat(Run.of("new", "pack", "/").status()).isEqualTo(Exit.WRONG_USE);
    }

    private String[] words(String line) {
        return Stream.of(line.split(" "))
                .map(word -> word.replace("FILE", file.toString()).replace("FOLDER", folder.toString()))
                .toArray(String[]::new);
    }

    private List<Path> everything() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted().toList();
        }
    }
}
