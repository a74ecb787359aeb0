package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import soulwright.agent.Agent;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.IconLibrary;
import soulwright.editor.play.GameTable;
import soulwright.editor.play.Moment;
import soulwright.editor.play.Pace;
import soulwright.game.Journal;
import soulwright.game.LogLine;
import soulwright.game.Rng;
import soulwright.game.SaveFile;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.story.StoryView;
import soulwright.story.scene.PackScene;
import soulwright.story.scene.SaidScene;
import soulwright.story.scene.StockCard;

@TestInstance(Lifecycle.PER_CLASS)
class StoryMomentTest {
    private static final long PATIENCE_SECONDS = 60;

    private final BlockingQueue<Moment> moments = new LinkedBlockingQueue<>();
    private Saga saga;

    @TempDir
    Path folder;

    @BeforeAll
    void open() {
        saga = Academy.saga();
    }

    private GameTable table(Predicate<StoryView> wanted) {
        Session session = saga.start(Saga.USUAL, 7);
        Opened opened = opened(session);
        Forward.play(session, saga.player(Saga.USUAL), wanted);
        return opened.table(Pace.SLOW, moments::add);
    }

    private Opened opened(Session session) {
        Gallery gallery = new Gallery(IconLibrary.read(), saga.catalog(), (pack, path, limit) -> Optional.empty());
        Saving saving = new Saving(new SaveFile(folder.resolve("story.save")), Optional.empty());
        moments.clear();
        return new Opened(
                saga,
                gallery,
                session,
                Saga.USUAL,
                Journal.of(session),
                saving,
                ReadLines.in(folder.resolve("read"), 1));
    }

    private StoryMoment next(Predicate<StoryMoment> wanted) throws InterruptedException {
        while (true) {
            Moment moment = moments.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(moment).as("a moment").isNotNull();
            if (moment instanceof StoryMoment shown && wanted.test(shown)) {
                return shown;
            }
        }
    }

    @Test
    @DisplayName("SM-STO-10: what was said stays in the log, with who said it")
    void whatWasSaidIsTold() throws InterruptedException {
        try (GameTable table = table(view -> Academy.isAsked(view, "talk"))) {
            table.begin();
            StoryMoment first = next(StoryMoment::isHeard);
            List<SaidScene> said = first.scene().said();
            table.choose(first.number(), 0);
            StoryMoment then = next(moment -> moment.number() > first.number());
            assertThat(then.told())
                    .filteredOn(line -> line.event().equals("said"))
                    .extracting(LogLine::words)
                    .containsExactlyElementsOf(
                            said.stream().map(SaidScene::words).toList());
        }
    }

    @Test
    @DisplayName("SM-STO-2: the log of a game within holds what happens in it, and the story's log what was said")
    void aGameHasALogOfItsOwn() throws InterruptedException {
        try (GameTable table = table(view -> view.within()
                .flatMap(game -> game.scene().battle())
                .filter(battle -> battle.round() > 1)
                .isPresent())) {
            table.begin();
            StoryMoment battle = next(moment -> moment.game().isPresent());
            assertThat(battle.game().orElseThrow().log())
                    .isNotEmpty()
                    .noneMatch(line -> line.event().equals("said"));
            assertThat(battle.told())
                    .extracting(LogLine::event)
                    .contains("said")
                    .doesNotContain("played");
        }
    }

    @Test
    @DisplayName("SM-STO-12: while cards are picked, each option is the card in its place")
    void packingShowsTheCardOfEachOption() {
        Session session = Academy.until(
                saga,
                view -> view.scene()
                        .packing()
                        .filter(packing -> !packing.picked().isEmpty())
                        .isPresent());
        StoryView view = (StoryView) session.game().view(StoryView.HERO);
        PackScene packing = view.scene().packing().orElseThrow();
        var decision = view.decision().orElseThrow();
        assertThat(decision.size()).isEqualTo(packing.offered().size() + 1);
        for (int option = 0; option < packing.offered().size(); option++) {
            StockCard card = packing.offered().get(option);
            assertThat(decision.key(option)).startsWith(card.kind() + "/" + card.entry());
            assertThat(decision.words(option)).contains(card.name()).contains(card.figures());
        }
        assertThat(packing.picked())
                .allMatch(card -> view.scene().stock().stream()
                        .anyMatch(had -> had.entry().equals(card.entry())));
    }

    @Test
    @DisplayName("SM-STO-6: new and old figures are seen side by side, and differ")
    void keepingShowsBothFigures() {
        Session session = Academy.until(saga, view -> view.scene().keep().isPresent());
        var keep =
                ((StoryView) session.game().view(StoryView.HERO)).scene().keep().orElseThrow();
        assertThat(keep.before().keySet()).isEqualTo(keep.now().keySet());
        assertThat(keep.before()).isNotEqualTo(keep.now());
    }

    @Test
    @DisplayName("SM-STO-3: battles among others are fought by themselves, however slow the pace is")
    void battlesAmongOthersAreNotWaitedFor() throws InterruptedException {
        Session session = saga.start(Saga.USUAL, 7);
        Agent agent = saga.player(Saga.USUAL);
        Rng dice = new Rng(1);
        while (!isElsewhere(session)) {
            session.choose(
                    agent.choose(session.game().view(session.game().decision().player()), dice));
        }
        try (GameTable table = opened(session).table(Pace.STEP, moments::add)) {
            table.begin();
            StoryMoment others = next(StoryMoment::elsewhere);
            assertThat(others.asked()).isEmpty();
            StoryMoment then = next(moment -> moment.asked().isPresent());
            assertThat(then.told()).extracting(LogLine::event).contains("bout");
        }
    }

    private static boolean isElsewhere(Session session) {
        StoryView view = (StoryView) session.game().view(StoryView.HERO);
        return view.isGame() && view.within().isEmpty();
    }

    @Test
    void linesAreShownOneAtATime() {
        SaidScene one = new SaidScene(0, Optional.empty(), "", "One.");
        SaidScene two = new SaidScene(1, Optional.empty(), "", "Two.");
        Telling telling = Telling.of(List.of(one, two));
        assertThat(telling.heard()).containsExactly(one);
        assertThat(telling.isWhole()).isFalse();
        assertThat(telling.next().heard()).containsExactly(one, two);
        assertThat(telling.next().next()).isEqualTo(telling.next());
        assertThat(Telling.of(List.of()).isWhole()).isTrue();
    }
}
