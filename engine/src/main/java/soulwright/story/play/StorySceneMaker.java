package soulwright.story.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import soulwright.content.piece.GameCharacter;
import soulwright.content.story.Choice;
import soulwright.content.story.ChoiceStage;
import soulwright.content.story.EndingStage;
import soulwright.content.story.ExamStage;
import soulwright.content.story.GradeStage;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.TableGame;
import soulwright.story.StoryStand;
import soulwright.story.scene.EndingScene;
import soulwright.story.scene.ExamScene;
import soulwright.story.scene.NumberScene;
import soulwright.story.scene.ReportScene;
import soulwright.story.scene.SaidScene;
import soulwright.story.scene.StageScene;
import soulwright.story.scene.StoryScene;

/** Makes the scene of where a campaign stands. */
final class StorySceneMaker {
    private final StoryGround ground;
    private final TableGame game;
    private final Position position;

    StorySceneMaker(StoryGround ground, TableGame game) {
        this.ground = ground;
        this.game = game;
        this.position = game.position();
    }

    StoryScene scene() {
        ChapterScenes chapters = new ChapterScenes(ground, position);
        int stock = ground.stock(StoryGround.HERO);
        return new StoryScene(
                ground.campaign().about().name(),
                chapters.current(),
                chapters.stage(),
                chapters.where(),
                chapters.all(),
                said(),
                reports(),
                exam(),
                task(PackQuestion.class).map(pack -> pack.scene(position, position.top())),
                task(KeepQuestion.class).map(keep -> keep.scene(position, position.top())),
                ground.cupboard().cards(position, stock),
                ground.bags().isFull(position, stock)
                        ? ground.figures().own(ground.bags().get(position, stock))
                        : "",
                ground.numbers().values().stream()
                        .map(number -> new NumberScene(number.name(), (int) number.get(position)))
                        .toList(),
                ground.versus(position).isPresent(),
                ending());
    }

    StoryStand stand() {
        ChapterScenes chapters = new ChapterScenes(ground, position);
        int chapter = chapters.current();
        return new StoryStand(
                ground.campaign().about().name(),
                chapter + 1,
                chapter < 0 ? "" : ground.campaign().chapters().get(chapter).name(),
                chapters.stage().map(StageScene::id).orElse(""),
                chapters.where(),
                ending().map(EndingScene::name).orElse(""),
                reports().stream()
                        .map(ReportScene::mark)
                        .filter(mark -> !mark.isEmpty())
                        .collect(Collectors.joining(" ")),
                ground.versus(position).isPresent());
    }

    // what goes on

    private <T> Optional<T> task(Class<T> kind) {
        Frame top = position.topOrNull();
        return game.over() || top == null || !kind.isInstance(top.task())
                ? Optional.empty()
                : Optional.of(kind.cast(top.task()));
    }

    private List<SaidScene> said() {
        return task(Talk.class)
                .map(talk -> talk.said(position.top()).stream().map(this::said).toList())
                .orElse(List.of());
    }

    private SaidScene said(Script.Said line) {
        return new SaidScene(
                line.number(),
                line.speaker().map(Object::toString),
                line.speaker()
                        .map(id -> ground.catalog().get(id))
                        .map(GameCharacter::name)
                        .orElse(""),
                line.words());
    }

    private Optional<ExamScene> exam() {
        for (Frame frame = position.topOrNull(); frame != null && !game.over(); frame = frame.below()) {
            if (frame.task() instanceof ExamTask exam) {
                return Optional.of(exam(exam, exam.tournament(frame)));
            }
        }
        return Optional.empty();
    }

    private ExamScene exam(ExamTask exam, Optional<Tournament> begun) {
        List<ExamScene.EntrantScene> entrants = new ArrayList<>();
        for (int entrant = 0; entrant < exam.stage().entrants().size(); entrant++) {
            int one = entrant;
            GameCharacter person = ground.person(exam.person(entrant));
            entrants.add(new ExamScene.EntrantScene(
                    person.id().text(),
                    person.name(),
                    begun.map(now -> now.wins(one)).orElse(0),
                    begun.map(now -> now.out(one)).orElse(0),
                    begun.map(now -> now.place(one)).orElse(1)));
        }
        boolean league = exam.stage().exam() == ExamStage.Form.LEAGUE;
        if (begun.isEmpty()) {
            return new ExamScene(league, 0, 0, entrants, List.of(), List.of());
        }
        Tournament now = begun.get();
        List<ExamScene.BoutScene> fought = new ArrayList<>();
        for (int battle = 0; battle < now.fought(); battle++) {
            int[] of = now.fought(battle);
            fought.add(new ExamScene.BoutScene(of[0], of[1], of[2], of[3]));
        }
        List<Integer> next =
                now.isOver() ? List.of() : Arrays.stream(now.pair()).boxed().toList();
        return new ExamScene(league, now.round(), now.rounds(), entrants, next, fought);
    }

    // what has come of it

    private List<ReportScene> reports() {
        List<ReportScene> reports = new ArrayList<>();
        for (int index = 0; index < ground.count(); index++) {
            if (ground.layout().isVisited(position, index)
                    && ground.stage(index).stage() instanceof GradeStage grade) {
                int figure = (int) ground.number(grade.grade()).get(position);
                ReportScene report = new ReportScene(
                        grade.grade(),
                        Marks.title(grade),
                        figure,
                        ground.marks().of(figure));
                reports.remove(report);
                reports.add(report);
            }
        }
        return reports;
    }

    private Optional<EndingScene> ending() {
        var outcome = position.outcome();
        if (outcome == null) {
            return Optional.empty();
        }
        int stage = position.at(Layout.STAGE) - 1;
        boolean ended = stage >= 0 && ground.stage(stage).stage() instanceof EndingStage;
        return Optional.of(new EndingScene(
                ended ? ground.stage(stage).stage().id() : "",
                Objects.requireNonNull(outcome).words(),
                position.at(Layout.VARIANT),
                route()));
    }

    /** Where the hero's choices between several ways have led. */
    private List<String> route() {
        Set<String> route = new LinkedHashSet<>();
        for (int index = 0; index < ground.count(); index++) {
            if (ground.layout().isVisited(position, index)
                    && ground.stage(index).stage() instanceof ChoiceStage choice) {
                Set<String> ways = new LinkedHashSet<>();
                choice.choose().stream()
                        .map(Choice::next)
                        .flatMap(Optional::stream)
                        .forEach(ways::add);
                ways.stream()
                        .filter(way -> ways.size() > 1 && ground.layout().isVisited(position, ground.stage(way)))
                        .forEach(route::add);
            }
        }
        return List.copyOf(route);
    }
}
