package soulwright.effect.run;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.effect.formula.Figure;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;
import soulwright.game.Values;

/** What an ability does that has heard its event: chance and limit first, then its player may decline, then it is done. */
final class HearTask implements Question {
    private static final long NO = 0;
    private static final long YES = 1;

    private final Workings workings;
    private final Deed deed;
    private final @Nullable Figure<Position> chance;
    private final @Nullable Times times;
    private final boolean may;
    private final @Nullable Message prompt;
    private final String source;

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
        this.workings = workings;
        this.deed = deed;
        this.chance = chance;
        this.times = times;
        this.may = may;
        this.prompt = prompt;
        this.source = source;
    }

    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() == 0 && !begins(position, frame.values())) {
            position.pop();
            return;
        }
        int seat = workings.seat(position, frame.values().get(Names.ME));
        if (may && seat >= 0 && frame.at() == 0) {
            position.top(frame.at(1));
        } else if (may && seat >= 0) {
            position.ask(seat);
            position.offer(YES);
            position.offer(NO);
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
    public void chosen(Position position, Frame frame, long option) {
        if (option == YES) {
            start(position, frame);
        } else {
            position.pop();
        }
    }

    @Override
    public String kind() {
        return "may";
    }

    @Override
    public String question(Position position, Frame frame) {
        if (prompt != null) {
            return prompt.text(position);
        }
        long self = frame.values().get(Names.SELF);
        return self == Values.NONE ? "Do it?" : "Use " + workings.words(position, self) + "?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return option == YES ? "yes" : "no";
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return option == YES ? "Yes" : "No";
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        return workings.topic(position, frame.values().get(Names.SELF));
    }

    @Override
    public int number() {
        return Numbering.of(source) + 7;
    }

    @Override
    public String source() {
        return source;
    }
}
