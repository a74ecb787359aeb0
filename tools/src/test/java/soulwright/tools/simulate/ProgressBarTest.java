package soulwright.tools.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
    private final StringWriter terminal = new StringWriter();

    @Test
    void itSaysHowFarItIsAndLeavesNothingBehind() {
        try (ProgressBar bar = new ProgressBar(new PrintWriter(terminal), 1_000, () -> false)) {
            bar.done(500);
        }

        assertThat(terminal.toString())
                .startsWith("\r[###############...............] 500 of 1,000 games, ")
                .matches("(?s).*\r +\r");
    }

    @Test
    void itIsNotDrawnAgainForEveryGame() {
        try (ProgressBar bar = new ProgressBar(new PrintWriter(terminal), 1_000, () -> false)) {
            bar.done(1);
            bar.done(2);
        }

        assertThat(terminal.toString()).doesNotContain("2 of 1,000");
    }
}
