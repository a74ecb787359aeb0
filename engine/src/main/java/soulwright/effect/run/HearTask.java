package soulwright.effect.run;

import org.jspecify.annotations.Nullable;
import soulwright.effect.formula.Figure;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Values;

/** What an ability does that has heard its event: chance and limit first, then its player may decline, then it is done. */
final class HearTask extends MayTask {
    private final Deed deed;
    private final @Nullable Figure<Position> chance;
    private final @Nullable Times times;
    private final boolean may;

    /**
     * A task for an ability.
     *
     * @param may whether its player may decline
     * @param prompt how he is asked then; null for a plain question
     */
    HearTask(
            Workings workings,
            Deed deed,
            @Nullable Figure<Position> chance,
            @Nullable Times times,
            boolean may,
            @Nullable Message prompt,
            String source) {
        super(workings, prompt, source);
        this.deed = deed;
        this.chance = chance;
        this.times = times;
        this.may = may;
    }

    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() == 0 && !begins(position, frame.values())) {
            position.pop();
            return;
        }
        int seat = seat(position, frame.values());
        if (may && seat >= 0 && frame.at() == 0) {
            position.top(frame.at(1));
        } else if (may && seat >= 0) {
            ask(position, seat);
        } else {
            start(position, frame);
        }
    }

    private boolean begins(Position position, Values values) {
        return (times == null || times.left(position, values.get(Names.ME), values.get(Names.SELF)))
                && deed.possible(position, values)
                && (chance == null || position.rng().percent(chance.of(position)));
    }

    private void start(Position position, Frame frame) {
        if (times != null) {
            times.count(position, frame.values().get(Names.ME), frame.values().get(Names.SELF));
        }
        position.pop();
        position.push(deed.task(), frame.values());
    }

    @Override
    void wanted(Position position, Frame frame) {
        start(position, frame);
    }

    @Override
    public int number() {
        return Numbering.of(source()) + 7;
    }
}
