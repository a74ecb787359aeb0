package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import soulwright.tools.bench.GameSpeed;
import soulwright.tools.bench.LoadSpeed;
import soulwright.tools.bench.Speed;
import tools.jackson.databind.json.JsonMapper;

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

    @Test
    void whatIsMeasuredIsOneFlatObject() {
        LoadSpeed load = new LoadSpeed(1, 2, 3, 4, 5, 6, 7, 8);
        GameSpeed game = new GameSpeed(1, 2, 3, 4, 5, 6, 7);

        assertThat(new JsonMapper()
                        .readTree(Console.json(new Speed(load, game)))
                        .propertyNames())
                .contains("loadRatio", "revalidateRatio", "randomDecisionsPerSecond", "twoThreadsOverOne");
        assertThat(new JsonMapper()
                        .readTree(Console.json(new Speed(null, game)))
                        .propertyNames())
                .containsExactlyInAnyOrder(
                        "randomDecisionsPerSecond",
                        "greedyGamesPerSecond",
                        "copyMicros",
                        "bytesPerCopy",
                        "bytesPerDecision",
                        "lateOverEarly",
                        "twoThreadsOverOne");
    }
}
