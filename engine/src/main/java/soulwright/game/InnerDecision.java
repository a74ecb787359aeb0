package soulwright.game;

import java.util.List;
import java.util.Optional;

/**
 * A decision of a game within a game.
 *
 * @param inner as the inner game asks it
 * @param player of the outer game who decides
 */
record InnerDecision(Decision inner, int player) implements Decision {
    @Override
    public String kind() {
        return inner.kind();
    }

    @Override
    public String question() {
        return inner.question();
    }

    @Override
    public int size() {
        return inner.size();
    }

    @Override
    public String key(int option) {
        return inner.key(option);
    }

    @Override
    public String words(int option) {
        return inner.words(option);
    }

    @Override
    public Optional<Topic> topic(int option) {
        return inner.topic(option);
    }

    @Override
    public Optional<String> text(int option) {
        return inner.text(option);
    }

    @Override
    public long preference(int option) {
        return inner.preference(option);
    }

    @Override
    public long[] preferences() {
        return inner.preferences();
    }

    @Override
    public List<Refusal> refused() {
        return inner.refused();
    }

    @Override
    public boolean sealed() {
        return inner.sealed();
    }
}
