package soulwright.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.game.Game;

class PlayersTest {
    private static final int NO_CAP = Integer.MAX_VALUE;

    private final Race race = new Race(2, 100, List.of(1, 2, 3));

    @Test
    void theyPlayToTheEndAndTheGreedyOneGoesFastest() {
        Game game = race.start(1);

        assertThat(new Players(List.of(new RandomAgent(), new GreedyAgent(0)), 1).play(game, NO_CAP))
                .isTrue();
        assertThat(game.outcome().isWonBy(1)).isTrue();
    }

    @Test
    void theSameSeedIsTheSameGame() {
        assertThat(played(5)).isEqualTo(played(5)).isNotEqualTo(played(6));
    }

    @Test
    void theSeatsHaveDiceOfTheirOwn() {
        assertThat(Seeds.derived(5, 0))
                .isNotEqualTo(Seeds.derived(5, 1))
                .isNotEqualTo(Seeds.derived(6, 0))
                .isEqualTo(Seeds.derived(5, 0));
    }

    @Test
    void atTheCapTheyStop() {
        Game game = race.start(1);

        assertThat(new Players(List.of(new RandomAgent(), new RandomAgent()), 1).play(game, 7))
                .isFalse();
        assertThat(game.decisions()).isEqualTo(7);
    }

    private long played(long seed) {
        Game game = race.start(1);
        new Players(List.of(new RandomAgent(), new RandomAgent()), seed).play(game, NO_CAP);
        return game.hash() * 31 + game.decisions();
    }
}
