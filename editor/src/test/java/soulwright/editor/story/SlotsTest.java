package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import soulwright.story.scene.ChapterScene;

@TestInstance(Lifecycle.PER_CLASS)
class SlotsTest {
    private Saga saga;

    @BeforeAll
    void open() {
        saga = Academy.saga();
    }

    @Test
    void aSaveSaysWhereItsStoryStands(@TempDir Path folder) throws IOException {
        Academy.saved(saga, folder, "one", view -> Academy.isAsked(view, "report"));
        Files.writeString(folder.resolve("two.save"), "not a save");

        var slots = new Slots(folder).of(saga.campaign().about().id());
        assertThat(slots).hasSize(1);
        SlotState state = SlotState.of(saga, slots.get(0));
        assertThat(state.changed()).isEmpty();
        assertThat(state.chapter()).isEqualTo("Chapter 1: The Gate");
        assertThat(state.stage()).isEqualTo("Entrance mark");
        assertThat(state.versus()).as("before the examination that unlocks it").isEmpty();
        assertThat(state.scene().chapters())
                .extracting(ChapterScene::begun)
                .as("only the first chapter has begun")
                .first()
                .matches(begun -> begun.isPresent());
    }

    @Test
    void whatWasThrownAwayCanBeBroughtBackUntilTheNextIs(@TempDir Path folder) throws IOException {
        Path one = Academy.saved(saga, folder, "one", view -> Academy.isAsked(view, "talk"));
        Path two = Academy.saved(saga, folder, "two", view -> Academy.isAsked(view, "talk"));
        byte[] before = Files.readAllBytes(one);
        Slots slots = new Slots(folder);

        slots.throwAway(one);
        assertThat(one).doesNotExist();
        assertThat(slots.of(saga.campaign().about().id())).hasSize(1);
        slots.bringBack(one);
        assertThat(one).hasBinaryContent(before);

        slots.throwAway(one);
        slots.throwAway(two);
        slots.bringBack(one);
        assertThat(one).doesNotExist();
    }

    @Test
    void aNewStoryNeverTakesTheFileOfAnother(@TempDir Path folder) throws IOException {
        Slots slots = new Slots(folder.resolve("not there yet"));
        Path first = slots.unused("the-year").path();
        Files.writeString(first, "");
        assertThat(slots.unused("the-year").path()).isNotEqualTo(first);
    }
}
