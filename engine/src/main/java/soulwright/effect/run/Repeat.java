package soulwright.effect.run;

import soulwright.effect.formula.Figure;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Task;

/** Steps that are done several times. */
final class Repeat implements Task {
    private final StepsTask steps;
    private final String source;

    private Repeat(StepsTask steps, String source) {
        this.steps = steps;
        this.source = source;
    }

    static Op make(Making step) {
        Figure<Position> times = step.figure("repeat");
        Repeat task = new Repeat(step.steps("do"), step.source());
        return Op.pushing(position -> {
            int count = (int) times.of(position);
            return now -> now.push(task, count, now.values());
        });
    }

    /** The place in the frame is how often it is still to be done. */
    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() == 0) {
            position.pop();
            return;
        }
        position.top(frame.at(frame.at() - 1));
        position.push(steps, frame.values());
    }

    @Override
    public int number() {
        return Numbering.of(source) + 4;
    }

    @Override
    public String source() {
        return source;
    }
}
