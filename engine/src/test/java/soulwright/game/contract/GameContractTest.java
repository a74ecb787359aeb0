package soulwright.game.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import soulwright.game.Decision;
import soulwright.game.Game;
import soulwright.game.Listener;
import soulwright.game.Outcome;
import soulwright.game.Refusal;
import soulwright.game.Rng;
import soulwright.game.View;
import soulwright.game.template.Lanterns;
import soulwright.game.template.LanternsSwap;

/** Every law catches what it is there for: each test spoils one thing in a good game. */
class GameContractTest {
    private final Lanterns night = new Lanterns(3);
    private final AtomicLong clock = new AtomicLong();

    private GameContract contract(UnaryOperator<Game> spoil) {
        LanternsSwap swap = new LanternsSwap(night);
        return GameContract.of(
                        seed -> spoil.apply(night.start(seed)),
                        (game, viewer, rng) -> spoil.apply(swap.swapped(((Spoilt) game).good, viewer, rng)))
                .games(5)
                .mostDecisions(50);
    }

    private void assertCaught(UnaryOperator<Game> spoil, String broken) {
        assertThatThrownBy(() -> contract(spoil).check())
                .isInstanceOf(AssertionError.class)
                .hasMessageMatching("(?s)seed \\d+, decision \\d+: .*")
                .hasMessageContaining(broken);
    }

    private static Game goodAsItIs(Game good) {
        return new Spoilt(good, GameContractTest::goodAsItIs);
    }

    @Test
    void nothingIsFoundWhereNothingIsSpoilt() {
        assertThatCode(() -> contract(GameContractTest::goodAsItIs).check()).doesNotThrowAnyException();
    }

    @Test
    void aGameThatDoesNotEnd() {
        class Endless extends Spoilt {
            Endless(Game good) {
                super(good, Endless::new);
            }

            @Override
            public void choose(int option) {
                Game before = good.copy();
                before.choose(option);
                if (!before.over()) {
                    good.choose(option);
                }
            }
        }
        assertCaught(Endless::new, "the game does not end");
    }

    @Test
    void chanceFromElsewhere() {
        class Moody extends Spoilt {
            Moody(Game good) {
                super(good, Moody::new);
            }

            @Override
            public void choose(int option) {
                int size = decision().size();
                good.choose(option < 0 || option >= size ? option : (int) (clock.getAndIncrement() % size));
            }
        }
        assertCaught(Moody::new, "the same decisions give another game");
    }

    @Test
    void twoOptionsWithOneKey() {
        class Mumbling extends Spoilt {
            Mumbling(Game good) {
                super(good, Mumbling::new);
            }

            @Override
            public Decision decision() {
                return new SpoiltDecision(good.decision()) {
                    @Override
                    public String key(int option) {
                        return kind();
                    }
                };
            }
        }
        assertCaught(Mumbling::new, "two options have one key");
    }

    @Test
    void somethingRefusedThatIsOffered() {
        class Unsure extends Spoilt {
            Unsure(Game good) {
                super(good, Unsure::new);
            }

            @Override
            public Decision decision() {
                return new SpoiltDecision(good.decision()) {
                    @Override
                    public List<Refusal> refused() {
                        return List.of(new Refusal(key(0), words(0), "because"));
                    }
                };
            }
        }
        assertCaught(Unsure::new, "is refused, and offered");
    }

    @Test
    void askingThatChangesSomething() {
        class Touchy extends Spoilt {
            private int asked;

            Touchy(Game good) {
                super(good, Touchy::new);
            }

            @Override
            public Decision decision() {
                return new SpoiltDecision(good.decision()) {
                    @Override
                    public String words(int option) {
                        asked++;
                        return super.words(option);
                    }
                };
            }

            @Override
            public long hash() {
                return good.hash() + asked;
            }
        }
        assertCaught(Touchy::new, "asking changes the game");
    }

    @Test
    void anOptionThatThereIsNotReplacedInSilence() {
        class Lenient extends Spoilt {
            Lenient(Game good) {
                super(good, Lenient::new);
            }

            @Override
            public void choose(int option) {
                good.choose(Math.max(option, 0));
            }
        }
        assertCaught(Lenient::new, "option -1 is not refused");
    }

    @Test
    void anOutcomeThatForgetsSomebody() {
        class Forgetful extends Spoilt {
            Forgetful(Game good) {
                super(good, Forgetful::new);
            }

            @Override
            public Outcome outcome() {
                Outcome outcome = good.outcome();
                return new Outcome(outcome.how(), outcome.places().subList(0, 2), outcome.words());
            }
        }
        assertCaught(Forgetful::new, "the outcome has not a place for each player");
    }

    @Test
    void aCopyThatIsNone() {
        class Shared extends Spoilt {
            Shared(Game good) {
                super(good, Shared::new);
            }

            @Override
            public Game copy() {
                return new Shared(good);
            }
        }
        assertCaught(Shared::new, "a copy changes when the game goes on");
    }

    @Test
    void aCopyThatForgetsSomething() {
        class Dull extends Spoilt {
            private int chosen;

            Dull(Game good) {
                super(good, Dull::new);
            }

            @Override
            public void choose(int option) {
                good.choose(option);
                chosen += option + 1;
            }

            @Override
            public long hash() {
                return over() ? good.hash() + chosen : good.hash();
            }
        }
        assertCaught(Dull::new, "a copy goes on otherwise than the game");
    }

    @Test
    void aCopyThatIsHeard() {
        class Loud extends Spoilt {
            private @Nullable Listener listener;

            Loud(Game good) {
                super(good, Loud::new);
            }

            @Override
            public void listen(@Nullable Listener to) {
                listener = to;
                good.listen(to);
            }

            @Override
            public Game copy() {
                Game copy = super.copy();
                copy.listen(listener);
                return copy;
            }
        }
        assertCaught(Loud::new, "somebody hears what happens in a copy");
    }

    @Test
    void keysThatAreOtherEachTime() {
        class Numbered extends Spoilt {
            private final long number;

            Numbered(Game good, long number) {
                super(good, copy -> new Numbered(copy, number));
                this.number = number;
            }

            @Override
            public Decision decision() {
                return new SpoiltDecision(good.decision()) {
                    @Override
                    public String key(int option) {
                        return super.key(option) + "@" + number;
                    }
                };
            }
        }
        assertCaught(game -> new Numbered(game, clock.getAndIncrement()), "a save is another game: 0 of ");
    }

    @Test
    void chanceWithoutABarrier() {
        class Unbarred extends Spoilt {
            Unbarred(Game good) {
                super(good, Unbarred::new);
            }

            @Override
            public long barrier() {
                return 0;
            }
        }
        assertCaught(Unbarred::new, "learns something that a barrier should follow");
    }

    @Test
    void aViewOfHiddenHands() {
        class Peeping extends Spoilt {
            Peeping(Game good) {
                super(good, Peeping::new);
            }

            @Override
            public View view(int viewer) {
                return new SpoiltView(this, viewer) {
                    @Override
                    public List<String> facts() {
                        return game.good.view((viewer + 1) % game.players()).facts();
                    }
                };
            }
        }
        assertCaught(Peeping::new, "sees what he cannot know");
    }

    @Test
    void aJudgementByHiddenHands() {
        class Clairvoyant extends Spoilt {
            Clairvoyant(Game good) {
                super(good, Clairvoyant::new);
            }

            @Override
            public View view(int viewer) {
                return new SpoiltView(this, viewer) {
                    @Override
                    public long judge() {
                        return game.good.hash();
                    }
                };
            }
        }
        assertCaught(Clairvoyant::new, "judges by what he cannot know");
    }

    @Test
    void anImaginedGameThatIsTheRealOne() {
        class Prophetic extends Spoilt {
            Prophetic(Game good) {
                super(good, Prophetic::new);
            }

            @Override
            public View view(int viewer) {
                return new SpoiltView(this, viewer) {
                    @Override
                    public Game imagine(Rng rng) {
                        return game.copy();
                    }
                };
            }
        }
        assertCaught(Prophetic::new, "imagines by what he cannot know");
    }

    @Test
    void anImaginedGameThatLooksOtherwise() {
        class Dreaming extends Spoilt {
            Dreaming(Game good) {
                super(good, Dreaming::new);
            }

            @Override
            public View view(int viewer) {
                return new SpoiltView(this, viewer) {
                    @Override
                    public Game imagine(Rng rng) {
                        return new Dreaming(new Lanterns(3).start(rng.next()));
                    }
                };
            }
        }
        assertCaught(Dreaming::new, "imagines a game that looks otherwise");
    }

    @Test
    void aViewThatOffersToEverybody() {
        class Open extends Spoilt {
            Open(Game good) {
                super(good, Open::new);
            }

            @Override
            public View view(int viewer) {
                return new SpoiltView(this, viewer) {
                    @Override
                    public Optional<Decision> decision() {
                        return Optional.of(game.decision());
                    }
                };
            }
        }
        assertCaught(Open::new, "a view offers other options than the game");
    }
}
