package soulwright.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.game.SaveFile.Damaged;
import soulwright.game.SaveFile.Whole;
import soulwright.game.template.Lanterns;

class SaveFileTest {
    @TempDir
    private Path folder;

    private final Session session = new Session(new Setup(List.of(), Map.of(), 3), new Lanterns(2).start(3));
    private SaveFile file;

    @BeforeEach
    void choosesAFile() {
        file = new SaveFile(folder.resolve("night.save"));
    }

    private Recording decideAndSave() throws IOException {
        session.choose(0);
        file.write(session.recording());
        return session.recording();
    }

    private Damaged damaged() {
        return (Damaged) file.read();
    }

    @Test
    void whatWasSavedLastIsRead() throws IOException {
        decideAndSave();
        Recording last = decideAndSave();
        assertThat(file.read()).isEqualTo(new Whole(last));
    }

    @Test
    void theSaveBeforeStaysBesideIt() throws IOException {
        Recording first = decideAndSave();
        decideAndSave();
        assertThat(file.before().path().getFileName()).hasToString("night.save.bak");
        assertThat(file.before().read()).isEqualTo(new Whole(first));
    }

    @Test
    void aCutAtAnyByteIsRefusedAndTheSaveBeforeIsOffered() throws IOException {
        Recording first = decideAndSave();
        decideAndSave();
        byte[] whole = Files.readAllBytes(file.path());
        for (int length = 0; length < whole.length; length++) {
            Files.write(file.path(), Arrays.copyOf(whole, length));
            assertThat(damaged().before()).contains(first);
        }
    }

    @Test
    void aRefusalSaysWhatIsWrongAndWhatToDo() throws IOException {
        decideAndSave();
        decideAndSave();
        byte[] whole = Files.readAllBytes(file.path());
        Files.write(file.path(), Arrays.copyOf(whole, whole.length - 1));
        assertThat(damaged().message()).isEqualTo("\"" + file.path() + "\" cannot be opened: its end is missing");
        assertThat(damaged().help())
                .isEqualTo("the save before it is whole and stands after decision 1: go on with that one");
    }

    @Test
    void whenBothAreDamagedThereIsNothingToOffer() throws IOException {
        decideAndSave();
        decideAndSave();
        Files.writeString(file.path(), "{");
        Files.writeString(file.before().path(), "");
        assertThat(damaged().before()).isEmpty();
        assertThat(damaged().help()).startsWith("there is no save before it");
    }

    @Test
    void aSaveThatIsGoneIsReadFromTheOneBefore() throws IOException {
        Recording first = decideAndSave();
        decideAndSave();
        Files.delete(file.path());
        assertThat(damaged().message()).endsWith("there is no such file");
        assertThat(damaged().before()).contains(first);
    }

    @Test
    void aDamagedSaveNeverReplacesTheOneBefore() throws IOException {
        Recording first = decideAndSave();
        decideAndSave();
        Files.writeString(file.path(), "{");
        Recording third = decideAndSave();
        assertThat(file.read()).isEqualTo(new Whole(third));
        assertThat(file.before().read()).isEqualTo(new Whole(first));
    }

    @Test
    void whatCannotBeWrittenIsSaidAndWhatWasThereStays() throws IOException {
        SaveFile nowhere = new SaveFile(folder.resolve("no/such/night.save"));
        assertThatThrownBy(() -> nowhere.write(session.recording()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("night.save");
        Recording first = decideAndSave();
        Files.createDirectory(file.before().path());
        assertThatThrownBy(this::decideAndSave).isInstanceOf(IOException.class);
        assertThat(file.read()).isEqualTo(new Whole(first));
    }

    @Test
    void aGameOfSomebodyElseIsNotReplaced() throws IOException {
        Recording first = decideAndSave();
        Recording second = decideAndSave();
        session.choose(0);
        assertThat(file.replace(Optional.of(first), session.recording())).isFalse();
        assertThat(file.replace(Optional.empty(), session.recording())).isFalse();
        assertThat(file.read()).isEqualTo(new Whole(second));
        assertThat(file.before().read()).isEqualTo(new Whole(first));
        assertThat(file.replace(Optional.of(second), session.recording())).isTrue();
        assertThat(file.read()).isEqualTo(new Whole(session.recording()));
    }

    @Test
    void whatIsGoneOrDamagedIsNobodysGame() throws IOException {
        Recording first = decideAndSave();
        Files.writeString(file.path(), "{");
        assertThat(file.replace(Optional.of(first), first)).isTrue();
        Files.delete(file.path());
        assertThat(file.replace(Optional.of(first), first)).isTrue();
        assertThat(file.read()).isEqualTo(new Whole(first));
    }

    @Test
    void aFolderIsNoSave() {
        assertThat(new SaveFile(folder).read())
                .isEqualTo(new Damaged("\"" + folder + "\" cannot be opened: it is a folder", Optional.empty()));
    }

    @Test
    void aCopyGetsANameThatNobodyHas() throws IOException {
        assertThat(file.unusedCopy().path().getFileName()).hasToString("night-2.save");
        Files.writeString(folder.resolve("night-2.save"), "");
        assertThat(file.unusedCopy().path().getFileName()).hasToString("night-3.save");
        assertThat(new SaveFile(folder.resolve("night")).unusedCopy().path().getFileName())
                .hasToString("night-2");
    }
}
