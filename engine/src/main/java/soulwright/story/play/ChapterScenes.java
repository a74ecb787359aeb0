package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import soulwright.content.story.Chapter;
import soulwright.content.story.ChoiceStage;
import soulwright.content.story.DialogueStage;
import soulwright.content.story.EndingStage;
import soulwright.content.story.ExamStage;
import soulwright.content.story.GameStage;
import soulwright.content.story.GradeStage;
import soulwright.content.story.Stage;
import soulwright.game.Position;
import soulwright.story.scene.ChapterScene;
import soulwright.story.scene.StageScene;

/**
 * What may be seen of the chapters of a campaign: the stages that the story has come to and that have a name for people, and of those to
 * come only the games, examinations and report cards that come whatever happens.
 */
final class ChapterScenes {
    private static final int NONE = -1;

    private final StoryGround ground;
    private final Position position;
    private final int now;

    ChapterScenes(StoryGround ground, Position position) {
        this.ground = ground;
        this.position = position;
        this.now = position.at(Layout.STAGE) - 1;
    }

    /** The chapter that goes on, from 0; -1 before the first. */
    int current() {
        int chapter = NONE;
        for (int from = 0; from <= now; chapter++) {
            from += ground.campaign().chapters().get(chapter + 1).stages().size();
        }
        return chapter;
    }

    /** The stage that goes on; nothing before the first. */
    Optional<StageScene> stage() {
        return now < 0 ? Optional.empty() : Optional.of(scene(now, true));
    }

    /** The title of the listed stage at which the story is, or after which; empty where its chapter has none so far. */
    String where() {
        int chapter = current();
        int first = ground.campaign().chapters().stream()
                .limit(Math.max(0, chapter))
                .mapToInt(before -> before.stages().size())
                .sum();
        int here = chapter < 0 ? NONE : here(first, now + 1);
        return here == NONE ? "" : title(here);
    }

    List<ChapterScene> all() {
        List<ChapterScene> chapters = new ArrayList<>();
        int first = 0;
        for (Chapter chapter : ground.campaign().chapters()) {
            int begun = position.at(ground.layout().begun(chapters.size()));
            int end = first + chapter.stages().size();
            chapters.add(new ChapterScene(
                    chapter.id(),
                    chapter.name(),
                    chapter.text(),
                    begun == 0 ? OptionalInt.empty() : OptionalInt.of(begun - 1),
                    listed(first, end),
                    IntStream.range(first, end).anyMatch(this::isOpen)));
            first = end;
        }
        return chapters;
    }

    private List<StageScene> listed(int first, int end) {
        int[] listed = IntStream.range(first, end)
                .filter(stage -> isVisited(stage) ? !title(stage).isEmpty() : isSure(stage))
                .toArray();
        int here = here(first, end);
        return IntStream.of(listed)
                .mapToObj(stage -> scene(stage, stage == here))
                .toList();
    }

    /** The stage of a chapter at which the story is; what has no title happens around the last that has one. */
    private int here(int first, int end) {
        return now < first || now >= end
                ? NONE
                : IntStream.rangeClosed(first, now)
                        .filter(stage -> isVisited(stage) && !title(stage).isEmpty())
                        .max()
                        .orElse(NONE);
    }

    private boolean isVisited(int stage) {
        return ground.layout().isVisited(position, stage);
    }

    /** Before the first stage nothing is foreseen, which lasts no longer than a game needs to begin. */
    private boolean isSure(int stage) {
        return now >= 0 && isForeseen(stage) && ground.foresight().isSure(now, stage);
    }

    private boolean isOpen(int stage) {
        return now >= 0
                && position.outcome() == null
                && isForeseen(stage)
                && !isVisited(stage)
                && ground.foresight().isPossible(now, stage)
                && !ground.foresight().isSure(now, stage);
    }

    private boolean isForeseen(int stage) {
        Stage of = ground.stage(stage).stage();
        return of instanceof GameStage || of instanceof ExamStage || of instanceof GradeStage;
    }

    private StageScene scene(int stage, boolean current) {
        Stage of = ground.stage(stage).stage();
        return new StageScene(of.id(), kind(of), title(stage), isVisited(stage), current);
    }

    private static String kind(Stage stage) {
        if (stage instanceof DialogueStage) {
            return "dialogue";
        }
        if (stage instanceof GameStage) {
            return "game";
        }
        if (stage instanceof ExamStage) {
            return "exam";
        }
        if (stage instanceof GradeStage) {
            return "grade";
        }
        if (stage instanceof ChoiceStage) {
            return "choose";
        }
        return stage instanceof EndingStage ? "ending" : "route";
    }

    private String title(int stage) {
        Stage of = ground.stage(stage).stage();
        return of.name().orElseGet(() -> usual(of));
    }

    /** What a stage is called that its author gave no name. */
    private String usual(Stage stage) {
        if (stage instanceof GameStage field) {
            return ground.catalog().get(field.game()).name();
        }
        if (stage instanceof GradeStage grade) {
            return Marks.title(grade);
        }
        return stage instanceof ExamStage ? "Examination" : "";
    }
}
