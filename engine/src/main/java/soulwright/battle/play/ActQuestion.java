package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.effect.run.Names;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Refusal;
import soulwright.game.Topic;

/** A player, `me`, picks one of several acts, or does none of them where that may be. */
public abstract class ActQuestion implements Question {
    /** The option to do none of the acts. */
    protected static final long NONE = -1;

    private final String noneKey;
    private final String noneWords;

    /** One that offers nothing but acts. */
    protected ActQuestion() {
        this("", "");
    }

    /** One that offers {@link #NONE} as well, by a key and in words. */
    protected ActQuestion(String noneKey, String noneWords) {
        this.noneKey = noneKey;
        this.noneWords = noneWords;
    }

    /** The acts of which he picks. */
    protected abstract ActList acts(Position position, Frame frame);

    protected static long player(Frame frame) {
        return frame.values().get(Names.ME);
    }

    @Override
    public final String key(Position position, Frame frame, long option) {
        return option == NONE ? noneKey : acts(position, frame).key(position, option);
    }

    @Override
    public final String words(Position position, Frame frame, long option) {
        return option == NONE ? noneWords : acts(position, frame).words(position, option);
    }

    @Override
    public final Optional<Topic> topic(Position position, Frame frame, long option) {
        return option == NONE ? Optional.empty() : acts(position, frame).topic(position, option);
    }

    @Override
    public final Optional<String> text(Position position, Frame frame, long option) {
        return option == NONE ? Optional.empty() : acts(position, frame).text(option);
    }

    @Override
    public final long preference(Position position, Frame frame, long option) {
        return option == NONE ? 0 : acts(position, frame).preference(position, option, player(frame));
    }

    @Override
    public List<Refusal> refused(Position position, Frame frame) {
        List<Refusal> refused = new ArrayList<>();
        for (int act = 0; act < acts(position, frame).size(); act++) {
            refusal(position, frame, act).ifPresent(refused::add);
        }
        return refused;
    }

    /** Why an act cannot be picked; nothing if it can. */
    protected Optional<Refusal> refusal(Position position, Frame frame, int act) {
        return acts(position, frame).refusal(position, act, player(frame));
    }
}
