package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.tools.bench.GameSpeed;
import soulwright.tools.bench.LoadSpeed;
import soulwright.tools.bench.PaintSpeed;
import soulwright.tools.bench.Speed;
import tools.jackson.databind.json.JsonMapper;

class CommandLineTest {
    @Test
    void withoutACommandAndADisplayItWelcomesAndOpensTheMenu() {
        Run run = Run.of();

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).startsWith("Welcome to Soulwright.").contains("What would you like to do?");
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
                .startsWith(
                        "soulwright new: KIND takes pack, monster, board, character, campaign or patch, not \"pakc\";"
                                + " did you mean \"pack\"?");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            simulate p --seed abc          | --seed takes a whole number, not "abc"
            simulate p --seed 1.5          | --seed takes a whole number, not "1.5"
            simulate p --seed=             | --seed takes a whole number, not ""
            play p --seed x                | --seed takes a whole number, not "x"
            simulate p --games ten         | --games takes a whole number, not "ten"
            simulate p --games 99999999999 | --games takes numbers up to 2147483647, not 99999999999
            simulate p --out=              | --out takes the name of a file or folder, and nothing can be called ""
            schema --out=                  | --out takes the name of a file or folder, and nothing can be called ""
            replay @                       | FILE takes the name of a file or folder, and nothing can be called "@"
            new pack @                     | NAME takes the name of a file or folder, and nothing can be called "@"
            list @                         | no folder or file can be called "@"
            list --format                  | what follows --format, FORMAT, is missing
            list --format xml              | --format takes text or json, not "xml"
            bench --only x                 | --only takes packs, games or paint, not "x"
            schema                         | what follows --out, DIR, is missing
            simulate p --seed 1 --seed 2   | --seed is to be given only once
            play p --no-colour=5           | --no-colour takes nothing after it
            """)
    void whatIsWrongWithAnArgumentIsSaidInPlainWords(String line, String message) {
        Run run = Run.of(Stream.of(line.split(" +"))
                .map(word -> word.equals("@") ? "a\0b" : word)
                .toArray(String[]::new));

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err().lines().findFirst().orElse(""))
                .isEqualTo("soulwright %s: %s", line.split(" ", 2)[0], message.replace("@", "a\\u0000b"));
    }

    @Test
    void whatIsMeasuredIsOneFlatObject() {
        LoadSpeed load = new LoadSpeed(1, 2, 3, 4, 5, 6, 7, 8);
        GameSpeed game = new GameSpeed(1, 2, 3, 4, 5, 6, 7);

        assertThat(new JsonMapper()
                        .readTree(Console.json(new Speed(load, game, new PaintSpeed(8))))
                        .propertyNames())
                .contains(
                        "loadRatio", "revalidateRatio", "randomDecisionsPerSecond", "twoThreadsOverOne", "boardMillis");
        assertThat(new JsonMapper()
                        .readTree(Console.json(new Speed(null, game, null)))
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
