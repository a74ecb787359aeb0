package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
                    new GradeTask(grade.id(), ground.number(grade.grade()), script.figure(grade.is()), ground.marks()));
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
            return follow(dialogue.steps(), List.of(), dialogue.next());
        }
        if (stage instanceof GameStage game) {
            return follow(game.steps(), game.lines(), game.next());
        }
        if (stage instanceof ExamStage exam) {
            return follow(exam.steps(), exam.lines(), exam.next());
        }
        if (stage instanceof GradeStage grade) {
            return follow(grade.steps(), grade.lines(), grade.next());
        }
        if (stage instanceof ChoiceStage choice) {
            return follow(choice.steps(), choice.lines(), choice.next());
        }
        return follow(List.of(), List.of(), Optional.empty());
    }

    private StageTask.Follow follow(List<Step> steps, List<Line> lines, Optional<String> next) {
        return new StageTask.Follow(script.steps(steps), script.talk(lines), next);
    }
}
