package soulwright.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class AgentsTest {
    private final Agents agents = new Agents(Map.of("easy", 40, "hard", 0));

    @Test
    void theLevelsOfTheGameAreLevelsOfTheGreedyOne() {
        assertThat(agents.names()).containsExactly("greedy", "greedy:easy", "greedy:hard", "random");
        assertThat(agents.named("greedy:easy")).isEqualTo(new GreedyAgent(40));
    }

    @Test
    void withoutALevelGreedyMakesNoMistakes() {
        assertThat(agents.named("greedy")).isEqualTo(new GreedyAgent(0));
    }

    @Test
    void anUnknownNameIsAnsweredWithThoseThatThereAre() {
        assertThatThrownBy(() -> agents.named("greedy:mad"))
                .isInstanceOf(UnknownAgent.class)
                .hasMessageContainingAll("greedy:mad", "greedy, greedy:easy, greedy:hard, random");
    }

    @Test
    void noMoreThanAHundredInAHundredAreMistakes() {
        assertThatThrownBy(() -> new GreedyAgent(101)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GreedyAgent(-1)).isInstanceOf(IllegalArgumentException.class);
    }
}
