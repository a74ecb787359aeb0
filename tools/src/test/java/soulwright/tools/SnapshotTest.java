package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotTest {
    @TempDir
    private Path folder;

    @Test
    void nothingHappenedMeansEqual() throws IOException {
        Files.writeString(folder.resolve("a"), "a");

        assertThat(snapshot()).isEqualTo(snapshot());
    }

    @Test
    void savingAFileShows() throws IOException {
        Snapshot before = snapshot();
        Files.writeString(folder.resolve("a"), "a");
        Snapshot made = snapshot();
        Files.writeString(folder.resolve("a"), "ab");

        assertThat(made).isNotEqualTo(before).isNotEqualTo(snapshot());
    }

    @Test
    void aFolderThatIsGoneIsNoFailure() {
        assertThat(Snapshot.of(List.of(folder.resolve("gone")))).isNotEqualTo(snapshot());
    }

    private Snapshot snapshot() {
        return Snapshot.of(List.of(folder));
    }
}
