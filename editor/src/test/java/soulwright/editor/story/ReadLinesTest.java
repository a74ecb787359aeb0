package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.story.scene.SaidScene;

class ReadLinesTest {
    private static final int LINES = 300;

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("read").resolve("the-year");
    }

    private static List<SaidScene> said(int... numbers) {
        return IntStream.of(numbers)
                .mapToObj(number -> new SaidScene(number, Optional.empty(), "", "Words."))
                .toList();
    }

    private ReadLines readAgain(int lines) {
        return ReadLines.in(file(), lines);
    }

    @Test
    void whatWasReadIsKnownTheNextTime() {
        ReadLines read = readAgain(LINES);
        assertThat(read.hear(said(0, 7, 299))).isTrue();
        assertThat(read.hear(said(7, 0))).isFalse();
        assertThat(read.hear(said(7, 8))).as("one of them is new").isTrue();
        read.kept().write();

        ReadLines later = readAgain(LINES);
        assertThat(later.hear(said(0, 7, 8, 299))).isFalse();
        assertThat(later.hear(said(1))).isTrue();
    }

    @Test
    void ofACampaignWithOtherLinesAndInADamagedFileNothingIsKnown() throws IOException {
        ReadLines read = readAgain(LINES);
        read.hear(said(3));
        read.kept().write();
        assertThat(readAgain(LINES + 1).hear(said(3))).isTrue();

        Files.writeString(file(), "300 not a number");
        assertThat(readAgain(LINES).hear(said(3))).isTrue();
    }

    @Test
    void whatWasReadIsSkippedToWhatIsNewAndWhatIsNewToTheNextChoice() {
        assertThat(Skipping.from(false).at(true, false)).isEqualTo(Skipping.WHAT_WAS_READ);
        assertThat(Skipping.from(false).at(true, true)).isEqualTo(Skipping.NOTHING);
        assertThat(Skipping.from(true).at(true, true)).isEqualTo(Skipping.WHAT_IS_SAID);
        assertThat(Skipping.from(true).at(false, false)).isEqualTo(Skipping.NOTHING);
    }
}
