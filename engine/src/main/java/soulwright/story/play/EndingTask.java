package soulwright.story.play;

import java.util.List;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.StepsTask;
import soulwright.game.Frame;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Task;

/** The story ends, as the first variant tells it whose condition holds (SM-STO-9). */
final class EndingTask implements Task {
    private static final int TOLD = 1;

    private final StoryGround ground;
    private final String stage;
    private final String ending;
    private final List<Told> variants;
    private final StepsTask steps;

    /** A variant. */
    record Told(Figure<Position> when, Talk talk) {}

    EndingTask(StoryGround ground, String stage, String ending, List<Told> variants, StepsTask steps) {
        this.ground = ground;
        this.stage = stage;
        this.ending = ending;
        this.variants = List.copyOf(variants);
        this.steps = steps;
    }

    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() == TOLD) {
            position.end(new Outcome(Outcome.How.WON, ground.places(), ending));
            return;
        }
        position.top(frame.at(TOLD));
        for (int variant = 0; variant < variants.size(); variant++) {
            if (variants.get(variant).when().of(position) != 0) {
                position.put(Layout.VARIANT, variant + 1);
                variants.get(variant).talk().push(position);
                break;
            }
        }
        position.push(steps, StageTask.NOBODY);
    }

    @Override
    public int number() {
        return ("ending " + stage).hashCode();
    }
}
