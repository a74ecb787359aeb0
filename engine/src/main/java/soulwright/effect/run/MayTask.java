package soulwright.effect.run;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;
import soulwright.game.Values;

/** Asks a player whether one of his abilities does what it may do. */
abstract class MayTask implements Question {
    private static final long NO = 0;
    private static final long YES = 1;

    private final Workings workings;
    private final @Nullable Message prompt;
    private final String source;

    /**
     * A question.
     *
     * @param prompt how he is asked; null for a plain question
     */
    MayTask(Workings workings, @Nullable Message prompt, String source) {
        this.workings = workings;
        this.prompt = prompt;
        this.source = source;
    }

    /** The seat of who is asked; -1 if nobody is. */
    final int seat(Position position, Values values) {
        return workings.seat(position, values.get(Names.ME));
    }

    final void ask(Position position, int seat) {
        position.ask(seat);
        position.offer(YES);
        position.offer(NO);
    }

    /** He wants it; the question is on top. */
    abstract void wanted(Position position, Frame frame);

    @Override
    public final void chosen(Position position, Frame frame, long option) {
        if (option == YES) {
            wanted(position, frame);
        } else {
            position.pop();
        }
    }

    @Override
    public final String kind() {
        return "may";
    }

    @Override
    public final String question(Position position, Frame frame) {
        if (prompt != null) {
            return prompt.text(position);
        }
        long self = frame.values().get(Names.SELF);
        return self == Values.NONE ? "Do it?" : "Use " + workings.words(position, self) + "?";
    }

    @Override
    public final String key(Position position, Frame frame, long option) {
        return option == YES ? "yes" : "no";
    }

    @Override
    public final String words(Position position, Frame frame, long option) {
        return option == YES ? "Yes" : "No";
    }

    @Override
    public final Optional<Topic> topic(Position position, Frame frame, long option) {
        return workings.topic(position, frame.values().get(Names.SELF));
    }

    @Override
    public final String source() {
        return source;
    }
}
