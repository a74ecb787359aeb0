package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import soulwright.agent.Agent;
import soulwright.editor.art.Seat;
import soulwright.game.Journal;
import soulwright.game.LogLine;
import soulwright.game.Recording;
import soulwright.game.Resumption;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.game.Setup;

@TestInstance(Lifecycle.PER_CLASS)
class GameTableTest {
    private static final long PATIENCE_SECONDS = 60;

    private final BlockingQueue<Moment> moments = new LinkedBlockingQueue<>();
    private Playable playable;
    private SaveFile file;
    private GameTable table;

    @TempDir
    Path folder;

    @BeforeAll
    void open() {
        playable = Shipped.playable();
    }

    @AfterEach
    void close() throws InterruptedException {
        table.close();
        assertThat(table.awaitStop(Duration.ofSeconds(PATIENCE_SECONDS))).isTrue();
        moments.clear();
    }

    private void play(int people, Pace pace) {
        Plan plan = Shipped.plan(playable, people);
        Session session = playable.start(plan);
        Journal journal = Journal.of(session);
        List<Optional<Agent>> agents = plan.chairs().stream()
                .map(chair -> playable.agent(plan.rules(), chair))
                .toList();
        file = new SaveFile(folder.resolve("game-" + System.nanoTime() + ".save"));
        table = new GameTable(
                session, plan.chairs(), agents, journal, new Saving(file, Optional.empty()), pace, moments::add);
        table.begin();
    }

    private Moment next(Predicate<Moment> wanted) {
        try {
            while (true) {
                Moment moment = moments.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
                assertThat(moment).as("a moment").isNotNull();
                if (wanted.test(moment)) {
                    return moment;
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Moment.Seen asked() {
        return (Moment.Seen) next(
                moment -> moment instanceof Moment.Seen seen && seen.asked().isPresent());
    }

    private void choose(Moment.Seen seen, String key) {
        Option option = seen.asked().orElseThrow().options().stream()
                .filter(one -> one.key().equals(key))
                .findFirst()
                .orElseThrow();
        table.choose(seen.number(), option.number());
    }

    private Recording saved() {
        return ((SaveFile.Whole) file.read()).recording();
    }

    private static Recording before(Recording whole) {
        List<String> decisions = whole.decisions();
        return new Recording(whole.setup(), decisions.subList(0, decisions.size() - 1), 0);
    }

    @Test
    void computersPlayToTheEndAndTheGameIsSaved() {
        play(0, Pace.INSTANT);
        Moment.Seen end = (Moment.Seen) next(
                moment -> moment instanceof Moment.Seen seen && seen.outcome().isPresent());
        assertThat(end.outcome().orElseThrow().places()).contains(1).hasSize(4);
        assertThat(end.log()).isNotEmpty();

        Plan plan = playable.plan(saved().setup()).orElseThrow();
        Session again = playable.start(plan);
        assertThat(Resumption.of(saved(), again).isExact()).isTrue();
        assertThat(again.game().over()).isTrue();

        Rehearsal rehearsal = new Rehearsal(playable);
        assertThat(rehearsal.goesOn(saved())).as("a game that is over").isFalse();
        assertThat(rehearsal.goesOn(before(saved())))
                .as("the same before its last decision")
                .isTrue();
        Recording other = new Recording(new Setup(List.of(), saved().setup().choices(), 1), List.of(), 0);
        assertThat(rehearsal.goesOn(other)).as("one of other packs").isTrue();
    }

    @Test
    void stepByStepAComputerDecidesOnlyWhenItIsTold() {
        play(0, Pace.STEP);
        Moment.Seen first = (Moment.Seen) next(moment -> true);
        assertThat(first.thinking()).hasValue(0);
        table.step();
        Moment.Seen second = (Moment.Seen) next(moment -> true);
        assertThat(second.log()).hasSizeGreaterThan(first.log().size());
        assertThat(moments).as("nothing more by itself").isEmpty();
    }

    @Test
    void whatAPersonDecidesIsSavedBeforeHeIsAskedAgain() {
        play(1, Pace.INSTANT);
        Moment.Seen first = asked();
        assertThat(first.asked().orElseThrow().refused())
                .as("with reasons")
                .allMatch(one -> !one.reason().isBlank());
        choose(first, "pass");
        Moment.Seen second = asked();
        assertThat(second.viewer()).isZero();
        assertThat(second.log().stream().filter(LogLine::isNew))
                .as("what others did since")
                .isNotEmpty();
        assertThat(saved().decisions()).startsWith("pass").hasSizeGreaterThan(1);
    }

    @Test
    void whatWasDecidedForAnotherMomentDoesNotCount() {
        play(1, Pace.INSTANT);
        Moment.Seen first = asked();
        table.choose(first.number() - 1, 0);
        choose(first, "process");
        Moment.Seen second = asked();
        assertThat(saved().decisions()).containsExactly("process");
        table.choose(first.number(), 0);
        table.undo(second.number());
        assertThat(asked().asked().orElseThrow().kind()).isEqualTo("command");
    }

    @Test
    void aDecisionIsTakenBackUntilSomethingNewComesOfIt() {
        play(1, Pace.INSTANT);
        Moment.Seen first = asked();
        assertThat(first.canUndo()).isFalse();
        choose(first, "process");
        Moment.Seen second = asked();
        assertThat(second.canUndo()).isTrue();
        table.undo(second.number());
        Moment.Seen third = asked();
        assertThat(third.asked()).isEqualTo(first.asked());
        assertThat(third.canUndo()).isFalse();
        assertThat(third.log()).isEqualTo(first.log());
        assertThat(saved().decisions()).isEmpty();
    }

    @Test
    void onlyGamesThatSomebodyHasBegunAreListed() throws IOException {
        play(1, Pace.INSTANT);
        Moment.Seen first = asked();
        assertThat(saved().decisions()).isEmpty();
        assertThat(listed()).doesNotContain(file.path());
        choose(first, "process");
        asked();
        assertThat(listed()).contains(file.path());
    }

    private List<Path> listed() throws IOException {
        return new SavedGames(folder)
                .newest(9, any -> true).stream().map(game -> game.file().path()).toList();
    }

    @Test
    void theMarkIsOnWhoeverDecides() {
        play(1, Pace.INSTANT);
        Moment.Seen mine = asked();
        assertThat(mine.deciding()).isZero();
        table.pace(Pace.STEP);
        choose(asked(), "pass");
        Moment.Seen theirs = (Moment.Seen) next(
                moment -> moment instanceof Moment.Seen seen && seen.thinking().isPresent());
        assertThat(theirs.deciding()).isEqualTo(theirs.thinking().getAsInt()).isNotZero();
    }

    @Test
    void whereThereIsLittleRoomPlayersStandInALine() {
        play(1, Pace.INSTANT);
        PlayersStrip strip = new PlayersStrip("hit-points");
        strip.show(asked());
        assertThat(strip.component().getComponents()).hasSize(4);
        JLabel mine = (JLabel) strip.component().getComponent(0);
        assertThat(mine.getText()).matches(".+ 30/30");
        assertThat(mine.getAccessibleContext().getAccessibleDescription()).isEqualTo("Decides now");
    }

    @Test
    void betweenTwoPeopleACurtainHidesTheGame() {
        play(2, Pace.INSTANT);
        Moment.Curtain first = (Moment.Curtain) next(moment -> true);
        assertThat(first.seat()).hasValue(0);
        Seat waited = first.chair().orElseThrow().mark(0, playable.catalog());
        table.choose(first.number(), 0);
        table.sitDown(first.number());
        Moment.Seen seen = asked();
        assertThat(seen.viewer()).isZero();
        assertThat(Cell.seat(seen.scene(), 0)).as("the mark on the board").isEqualTo(waited);
        choose(seen, "pass");
        Moment.Curtain second = (Moment.Curtain) next(Moment.Curtain.class::isInstance);
        assertThat(second.seat()).hasValue(1);
        assertThat(saved().decisions())
                .as("what was chosen before the curtain rose")
                .containsExactly("pass");
        table.sitDown(second.number());
        assertThat(asked().viewer()).isEqualTo(1);
    }

    @Test
    void aFullDiskIsToldAndDoesNotStopTheGame() throws Exception {
        play(1, Pace.INSTANT);
        Moment.Seen first = asked();
        assertThat(first.trouble()).isEmpty();
        Files.delete(file.path());
        Files.createDirectory(file.path());
        Files.createFile(file.path().resolve("in-the-way"));
        choose(first, "process");
        Moment.Seen second = asked();
        assertThat(second.trouble()).hasValueSatisfying(why -> assertThat(why).contains("not saved"));
        assertThat(second.asked()).isPresent();
    }
}
