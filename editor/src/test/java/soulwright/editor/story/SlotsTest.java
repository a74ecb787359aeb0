package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import soulwright.agent.Agent;
import soulwright.game.Recording;
import soulwright.game.Resumption;
import soulwright.game.Rng;
import soulwright.game.SaveFile;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.story.Stock;
import soulwright.story.StoryStand;
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
        SlotHead head = SlotHead.of(saga, slots.get(0));
        assertThat(head.changed()).isFalse();
        assertThat(head.chapter()).isEqualTo("Chapter 1: The Gate");
        assertThat(head.stage()).isEqualTo("Entrance mark");
        assertThat(head.stand().marks()).isNotEmpty();
        assertThat(head.stand().versus())
                .as("before the examination that unlocks it")
                .isFalse();
        SlotState state = SlotState.of(saga, head);
        assertThat(state.versus()).isEmpty();
        assertThat(state.scene().chapters())
                .extracting(ChapterScene::begun)
                .as("only the first chapter has begun")
                .first()
                .matches(begun -> begun.isPresent());
    }

    @Test
    void aListBelievesWhatASaveSaysOfItselfAndPlaysOnlyOneThatSaysNothing(@TempDir Path folder) throws IOException {
        Recording saved =
                Academy.until(saga, view -> Academy.isAsked(view, "report")).recording();
        StoryStand told = new StoryStand("The year", 4, "Spring", "gate", "Nearly There", "", "A B", true);
        SaveFile file = new SaveFile(folder.resolve("one.save"));

        file.write(stands(saved, told.written()));
        SlotHead head = head(folder);
        assertThat(head.stand()).isEqualTo(told);
        assertThat(head.chapter()).isEqualTo("Chapter 4: Spring");
        file.write(stands(saved, Map.of()));
        assertThat(head(folder).stage()).isEqualTo("Entrance mark");
    }

    @Test
    void aListSaysOfWhichSavesThePacksHaveChanged(@TempDir Path folder) throws IOException {
        Recording saved =
                Academy.until(saga, view -> Academy.isAsked(view, "talk")).recording();
        Setup setup = saved.setup();
        Setup other = new Setup(setup.packs().subList(0, 1), setup.choices(), setup.seed());
        new SaveFile(folder.resolve("one.save"))
                .write(new Recording(other, saved.decisions(), saved.hash(), false, saved.stand()));
        assertThat(head(folder).changed()).isTrue();
    }

    private static Recording stands(Recording saved, Map<String, String> stand) {
        return new Recording(saved.setup(), saved.decisions(), saved.hash(), saved.over(), stand);
    }

    private SlotHead head(Path folder) throws IOException {
        return SlotHead.of(
                saga, new Slots(folder).of(saga.campaign().about().id()).get(0));
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
