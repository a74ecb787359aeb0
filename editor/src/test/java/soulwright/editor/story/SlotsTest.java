package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import soulwright.agent.Agent;
import soulwright.game.Resumption;
import soulwright.game.Rng;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.story.Stock;
import soulwright.story.VersusChoices;
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

    @Test
    @DisplayName(
            "SM-VS-1: battles between card stocks are listed until they are over, and begin again as they were saved")
    void battlesAreListed(@TempDir Path folder) throws IOException {
        Session story = Academy.until(saga, view -> view.scene().versus());
        List<Stock> stocks = Saga.table(story).map(saga.campaigns()::stocks).orElseThrow();
        VersusPlan plan = new VersusPlan(
                saga,
                "exam",
                List.of(
                        new Side("Ann", stocks.get(0), VersusChoices.PERSON),
                        new Side("The other", stocks.get(1), "greedy")),
                5);
        Session fought = plan.start();
        fought.choose(0);
        Slots slots = new Slots(folder);
        new SaveFile(folder.resolve("versus.save")).write(fought.recording());

        var battles = slots.battles(saga.campaign().about().id());
        assertThat(battles).hasSize(1);
        assertThat(slots.of(saga.campaign().about().id())).isEmpty();
        Session again = VersusPlan.of(saga, battles.get(0).choices()).start();
        assertThat(Resumption.of(battles.get(0).recording(), again).isExact()).isTrue();

        Agent agent = saga.player(Saga.USUAL);
        Rng dice = new Rng(1);
        while (!fought.game().over()) {
            fought.choose(
                    agent.choose(fought.game().view(fought.game().decision().player()), dice));
        }
        new SaveFile(folder.resolve("versus.save")).write(fought.recording());
        assertThat(slots.battles(saga.campaign().about().id())).as("it is over").isEmpty();
    }
}
