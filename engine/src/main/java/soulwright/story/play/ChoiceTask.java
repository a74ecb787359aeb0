package soulwright.story.play;

import java.util.List;
import java.util.Optional;
import soulwright.content.story.Choice;
import soulwright.content.story.ChoiceStage;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.StepsTask;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Question;

/** The hero decides how the story goes on (SM-STO-8). If nothing is open to him, it goes on by itself. */
final class ChoiceTask implements Question {
    private final StoryGround ground;
    private final String stage;
    private final List<Way> ways;

    /** What he can choose. */
    private record Way(Choice choice, Figure<Position> when, StepsTask steps, Talk talk) {}

    private ChoiceTask(StoryGround ground, String stage, List<Way> ways) {
        this.ground = ground;
        this.stage = stage;
        this.ways = ways;
    }

    static ChoiceTask of(StoryGround ground, ChoiceStage stage) {
        Script script = ground.script();
        return new ChoiceTask(
                ground,
                stage.id(),
                stage.choose().stream()
                        .map(choice -> new Way(
                                choice,
                                script.condition(choice.when()),
                                script.steps(choice.steps()),
                                script.talk(choice.lines())))
                        .toList());
    }

    @Override
    public void run(Position position, Frame frame) {
        position.ask(StoryGround.HERO);
        for (int way = 0; way < ways.size(); way++) {
            if (ways.get(way).when().of(position) != 0) {
                position.offer(way);
            }
        }
        if (position.offered() == 0) {
            position.pop();
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        Way way = ways.get((int) option);
        position.pop();
        way.choice().next().ifPresent(next -> ground.leadTo(position, next));
        if (position.isHeard()) {
            String words = way.choice().name();
            position.tell(new Happening("chosen", Happening.EVERYBODY, Optional.empty(), words, ""));
        }
        way.talk().push(position);
        position.push(way.steps(), StageTask.NOBODY);
    }

    @Override
    public String kind() {
        return "way";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "What do you choose?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return "way:" + (option + 1);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return ways.get((int) option).choice().name();
    }

    @Override
    public Optional<String> text(Position position, Frame frame, long option) {
        return ways.get((int) option).choice().text();
    }

    @Override
    public int number() {
        return ("choose " + stage).hashCode();
    }
}
