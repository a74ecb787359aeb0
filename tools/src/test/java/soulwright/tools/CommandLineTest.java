package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommandLineTest {
    @Test
    void withoutACommandItWelcomesAndHelps() {
        Run run = Run.of();

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).startsWith("Welcome to Soulwright.").contains("Usage: soulwright");
    }

    @Test
    void wrongUseIsToldInTwoLinesWithoutThePageOfUsage() {
        Run run = Run.of("--hlp");

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .containsExactly(
                        "soulwright: unknown option \"--hlp\"; did you mean \"--help\"?", "Try 'soulwright --help'.");
    }

    @Test
    void aMisspeltCommandGetsTheOneThatWasMeant() {
        assertThat(Run.of("nwe").err()).startsWith("soulwright: unknown command \"nwe\"; did you mean \"new\"?");
    }

    @Test
    void aMisspeltChoiceGetsTheOneThatWasMeant() {
        assertThat(Run.of("new", "pakc", "x").err())
                .startsWith("soulwright new: Invalid value for KIND: \"pakc\" is none of pack, monster, board, patch;"
                        + " did you mean \"pack\"?");
    }
}
