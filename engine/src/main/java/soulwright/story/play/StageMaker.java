package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import soulwright.content.story.ChoiceStage;
import soulwright.content.story.DialogueStage;
import soulwright.content.story.EndingStage;
import soulwright.content.story.ExamStage;
import soulwright.content.story.GameStage;
import soulwright.content.story.GradeStage;
import soulwright.content.story.Line;
import soulwright.content.story.RouteStage;
import soulwright.content.story.Stage;
import soulwright.content.story.Way;
import soulwright.effect.compiled.Step;
import soulwright.effect.formula.Figure;
import soulwright.game.Position;

/** Makes the stages of a campaign ready, in order. */
final class StageMaker {
    private final StoryGround ground;
    private final Script script;
    private int made;

    StageMaker(StoryGround ground) {
        this.ground = ground;
        this.script = ground.script();
    }

    StageTask stage(Stage stage) {
        return new StageTask(ground, stage, made++, body(stage), follow(stage));
    }

    private StageTask.Body body(Stage stage) {
        if (stage instanceof DialogueStage dialogue) {
            return script.talk(dialogue.dialogue())::push;
        }
        if (stage instanceof GameStage game) {
            return pushing(new GameTask(ground, game));
        }
        if (stage instanceof ExamStage exam) {
            return pushing(new ExamTask(ground, exam));
        }
        if (stage instanceof GradeStage grade) {
            return pushing(
                    new GradeTask(grade, ground.number(grade.grade()), script.figure(grade.is()), ground.marks()));
        }
        if (stage instanceof ChoiceStage choice) {
            return pushing(ChoiceTask.of(ground, choice));
        }
        if (stage instanceof RouteStage route) {
            return route(route.route());
        }
        return ending((EndingStage) stage);
    }

    private static StageTask.Body pushing(soulwright.game.Task task) {
        return position -> position.push(task, StageTask.NOBODY);
    }

    private StageTask.Body route(List<Way> ways) {
        List<Figure<Position>> open =
                ways.stream().map(way -> script.condition(way.when())).toList();
        return position -> {
            for (int way = 0; way < open.size(); way++) {
                if (open.get(way).of(position) != 0) {
                    ground.leadTo(position, ways.get(way).next());
                    return;
                }
            }
        };
    }

    private StageTask.Body ending(EndingStage ending) {
        List<EndingTask.Told> variants = new ArrayList<>();
        ending.variants()
                .forEach(variant -> variants.add(
                        new EndingTask.Told(script.condition(variant.when()), script.talk(variant.lines()))));
        return pushing(new EndingTask(ground, ending.id(), ending.ending(), variants, script.steps(ending.steps())));
    }

    private StageTask.Follow follow(Stage stage) {
        if (stage instanceof DialogueStage dialogue) {
            return follow(stage, dialogue.steps(), List.of());
        }
        if (stage instanceof GameStage game) {
            return follow(stage, game.steps(), game.lines());
        }
        if (stage instanceof ExamStage exam) {
            return follow(stage, exam.steps(), exam.lines());
        }
        if (stage instanceof GradeStage grade) {
            return follow(stage, grade.steps(), grade.lines());
        }
        if (stage instanceof ChoiceStage choice) {
            return follow(stage, choice.steps(), choice.lines());
        }
        return follow(stage, List.of(), List.of());
    }

    private StageTask.Follow follow(Stage stage, List<Step> steps, List<Line> lines) {
        OptionalInt next = stage.next().map(ground::stage).map(OptionalInt::of).orElse(OptionalInt.empty());
        return new StageTask.Follow(script.steps(steps), script.talk(lines), next);
    }
}
