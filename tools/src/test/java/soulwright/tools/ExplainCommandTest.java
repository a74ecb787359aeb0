package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainCommandTest {
    private static final String CARDS = """
            - id: rain
              name: Rain
              text: It falls.
              kind: sky
            - id: hail
              extends: rain
              name: Hail
            """;

    @TempDir
    private Path folder;

    @Test
    void aCodeGivesItsPage() {
        Run run = Run.of("explain", "sw2101");

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out())
                .startsWith("SW2101: unknown entry\n=====")
                .contains("How to mend it\n-----")
                .doesNotContain("```", "#");
    }

    @Test
    void anUnknownCodeIsWrongUse() {
        Run run = Run.of("explain", "SW9999");

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).startsWith("soulwright explain: there is no code \"SW9999\"");
    }

    @Test
    void anEntryShowsWhereItsValuesComeFromAndWhatTheyReplaced() throws IOException {
        TinyPack pack = TinyPack.in(folder.resolve("weather")).with("cards/all.yaml", CARDS);

        Run run = Run.of("explain", "hail", "--pack", pack.toString());

        assertThat(run.out().lines().map(line -> line.replaceAll(" +", " ")))
                .startsWith("cards weather:hail")
                .containsSequence(
                        " name Hail " + pack + "/cards/all.yaml:7:9",
                        " was Rain " + pack + "/cards/all.yaml:2:9",
                        " text It falls. " + pack + "/cards/all.yaml:3:9");
    }

    @Test
    void anEntrySaysFirstWhatItDoes() {
        Run run = Run.of("explain", "siren");

        assertThat(run.out())
                .startsWith("monsters soul-master:siren")
                .contains("Lullaby: Strikes your opponent's team with attack 25 and agility 54."
                        + " On a hit, the target gets Sleep.");
    }

    @Test
    void aMisspeltEntryGetsTheOneThatWasMeant() throws IOException {
        TinyPack pack = TinyPack.in(folder.resolve("weather")).with("cards/all.yaml", CARDS);

        Run run = Run.of("explain", "hial", "--pack", pack.toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err())
                .startsWith("soulwright explain: there is no entry or word \"hial\"; did you mean \"hail\"?");
    }

    @Test
    void aWordOfTheLanguageGivesItsPage() throws IOException {
        TinyPack pack = TinyPack.in(folder.resolve("weather")).with("cards/all.yaml", CARDS);

        Run run = Run.of("explain", "for-each", "--pack", pack.toString());

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).startsWith("for-each (Verbs)\n====").contains("Does steps for each of several things");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "when",
                "who",
                "me",
                "that",
                "targets",
                "commands",
                "elements",
                "rulesets",
                "item",
                "items",
                "habitat"
            })
    void everyWordThatIsWrittenInPacksHasAPage(String word) {
        Run run = Run.of("explain", word);

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(word).doesNotContain("|---", "```");
    }

    @Test
    void aKindShowsItsKeysWithALineEach() {
        assertThat(Run.of("explain", "item").out().lines().map(line -> line.replaceAll(" +", " ")))
                .contains(" level How rare and precious it is.");
    }

    @Test
    void onlyWhatWasChangedIsShownWhenThatIsAsked() throws IOException {
        TinyPack pack = TinyPack.in(folder.resolve("weather")).with("cards/all.yaml", CARDS);

        Run run = Run.of("explain", "hail", "--changed", "--pack", pack.toString());

        assertThat(run.out()).contains("was Rain").doesNotContain("It falls.");
    }

    @Test
    void filesOfPacksThatShipAreShownFromTheFolderOfPacks() {
        assertThat(Run.of("explain", "siren").out())
                .contains("  soul-master/monsters/")
                .doesNotContain("content/soul");
    }

    @Test
    void aKeyThatMakesASortOfStageNamesThoseThatStandBesideIt() {
        assertThat(Run.of("explain", "exam").out().lines().map(line -> line.replaceAll(" +", " ")))
                .contains("Beside it:")
                .anyMatch(line -> line.contains("entrants Who takes part"))
                .anyMatch(line -> line.contains("next The stage that follows"))
                .noneMatch(line -> line.contains("seats"));
    }
}
