package soulwright.game.contract;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import soulwright.game.Decision;
import soulwright.game.Game;
import soulwright.game.Listener;
import soulwright.game.Outcome;
import soulwright.game.Refusal;
import soulwright.game.Rng;
import soulwright.game.Topic;
import soulwright.game.View;

/** A good game, to have one thing spoilt in it; its copies, and the games that are imagined in it, are spoilt likewise. */
class Spoilt implements Game {
    final Game good;
    private final UnaryOperator<Game> spoil;

    Spoilt(Game good, UnaryOperator<Game> spoil) {
        this.good = good;
        this.spoil = spoil;
    }

    @Override
    public int players() {
        return good.players();
    }

    @Override
    public Decision decision() {
        return good.decision();
    }

    @Override
    public void choose(int option) {
        good.choose(option);
    }

    @Override
    public boolean over() {
        return good.over();
    }

    @Override
    public Outcome outcome() {
        return good.outcome();
    }

    @Override
    public Game copy() {
        return spoil.apply(good.copy());
    }

    @Override
    public View view(int viewer) {
        return new SpoiltView(this, viewer);
    }

    @Override
    public long hash() {
        return good.hash();
    }

    @Override
    public int decisions() {
        return good.decisions();
    }

    @Override
    public long barrier() {
        return good.barrier();
    }

    @Override
    public void listen(@Nullable Listener listener) {
        good.listen(listener);
    }

    /** A view of a spoilt game. */
    static class SpoiltView implements View {
        final Spoilt game;
        final View good;

        SpoiltView(Spoilt game, int viewer) {
            this.game = game;
            this.good = game.good.view(viewer);
        }

        @Override
        public int viewer() {
            return good.viewer();
        }

        @Override
        public Optional<Decision> decision() {
            return good.decision().map(decision -> game.decision());
        }

        @Override
        public Optional<Integer> waitingFor() {
            return good.waitingFor();
        }

        @Override
        public Game imagine(Rng rng) {
            return game.spoil.apply(good.imagine(rng));
        }

        @Override
        public long judge() {
            return good.judge();
        }

        @Override
        public List<String> facts() {
            return good.facts();
        }
    }

    /** A decision of a spoilt game. */
    static class SpoiltDecision implements Decision {
        private final Decision good;

        SpoiltDecision(Decision good) {
            this.good = good;
        }

        @Override
        public int player() {
            return good.player();
        }

        @Override
        public String kind() {
            return good.kind();
        }

        @Override
        public String question() {
            return good.question();
        }

        @Override
        public int size() {
            return good.size();
        }

        @Override
        public String key(int option) {
            return good.key(option);
        }

        @Override
        public String words(int option) {
            return good.words(option);
        }

        @Override
        public Optional<Topic> topic(int option) {
            return good.topic(option);
        }

        @Override
        public long preference(int option) {
            return good.preference(option);
        }

        @Override
        public List<Refusal> refused() {
            return good.refused();
        }

        @Override
        public boolean sealed() {
            return good.sealed();
        }
    }
}
