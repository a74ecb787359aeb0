package soulwright.effect.run;

import org.jspecify.annotations.Nullable;
import soulwright.effect.formula.Figure;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Told;
import soulwright.game.Values;

/** Asks whether something is replaced that would be done; what would be done lies below. */
final class ReplaceTask extends MayTask {
    private final @Nullable Times times;
    private final @Nullable Figure<Position> amount;
    private final @Nullable StepsTask instead;

    ReplaceTask(
            Workings workings,
            @Nullable Message prompt,
            String source,
            @Nullable Times times,
            @Nullable Figure<Position> amount,
            @Nullable StepsTask instead) {
        super(workings, prompt, source);
        this.times = times;
        this.amount = amount;
        this.instead = instead;
    }

    /** Whether somebody can be asked. */
    boolean asks(Position position, Values values) {
        return seat(position, values) >= 0;
    }

    @Override
    public void run(Position position, Frame frame) {
        ask(position, seat(position, frame.values()));
    }

    @Override
    void wanted(Position position, Frame frame) {
        Values values = frame.values();
        if (times != null) {
            times.count(position, values.get(Names.ME), values.get(Names.SELF));
        }
        position.pop();
        Frame below = position.top();
        if (amount != null && below.task() instanceof Doing doing) {
            Told told = below.values().told();
            if (told != null && doing.amount() >= 0) {
                long[] changed = told.values();
                changed[doing.amount()] = Math.max(0, amount.of(position));
                position.top(below.at(0, below.values().with(new Told(told.event(), changed, told.replaced()))));
            }
        }
        if (instead != null) {
            position.pop();
            position.push(instead, values);
        }
    }

    @Override
    public int number() {
        return Numbering.of(source()) + 8;
    }
}
