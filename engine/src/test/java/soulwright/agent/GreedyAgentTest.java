package soulwright.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import soulwright.game.Rng;
import soulwright.game.View;

class GreedyAgentTest {
    private final Rng rng = new Rng(7);

    @Test
    void itTakesWhatIsPreferredMost() {
        View view = preferring(3, 9, -4);

        assertThat(choices(new GreedyAgent(0), view)).containsOnly(1);
    }

    @Test
    void whatIsNeverPreferredMayStillBeTheBest() {
        assertThat(choices(new GreedyAgent(0), preferring(-5, -9, -7))).containsOnly(0);
    }

    @Test
    void theDiceChooseAmongEquals() {
        int[] times = new int[4];
        choices(new GreedyAgent(0), preferring(5, 1, 5, 5)).forEach(choice -> times[choice]++);

        assertThat(times[1]).isZero();
        assertThat(times[0]).isBetween(270, 400);
        assertThat(times[2]).isBetween(270, 400);
        assertThat(times[3]).isBetween(270, 400);
    }

    @Test
    void mistakesAreAnyOptionAtAll() {
        long best = choices(new GreedyAgent(40), preferring(0, 9))
                .filter(choice -> choice == 1)
                .count();

        assertThat(best).isBetween(750L, 850L);
    }

    @Test
    void randomTakesEachAlike() {
        long first = choices(new RandomAgent(), preferring(0, 9))
                .filter(choice -> choice == 0)
                .count();

        assertThat(first).isBetween(450L, 550L);
    }

    private static View preferring(Integer... liked) {
        return new Race(1, 99, List.of(liked)).start(1).view(0);
    }

    private IntStream choices(Agent agent, View view) {
        return IntStream.range(0, 1000).map(time -> agent.choose(view, rng));
    }
}
