package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aPackIsCalledAfterItsFolder() throws IOException {
        Run run = Run.of("new", "pack", folder.resolve("Harder Lakes").toString());

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(folder.resolve("Harder Lakes/pack.yaml"))
                .content()
                .contains("id: harder-lakes\n")
                .contains("name: \"Harder Lakes\"\n");
        assertThat(run.out()).contains("soulwright validate '" + folder.resolve("Harder Lakes") + "'");
    }

    @Test
    void anEntryGoesIntoTheFolderOfItsKind() {
        newPack();
        Run run = inPack("new", "monster", "elder-siren", "--extends", "siren");

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(folder.resolve("p/monsters/elder-siren.yaml"))
                .content()
                .contains("id: elder-siren\nextends: siren\nname: \"Elder Siren\"\n");
    }

    @Test
    void aCampaignBringsItsPeopleAlongAndOverwritesNobodys() throws IOException {
        newPack();
        Run run = inPack("new", "campaign", "One Summer");

        assertThat(run.out()).contains("campaigns/one-summer.yaml", "characters/one-summer-people.yaml");
        Files.delete(folder.resolve("p/campaigns/one-summer.yaml"));
        Files.writeString(folder.resolve("p/characters/one-summer-people.yaml"), "# precious");
        assertThat(inPack("new", "campaign", "One Summer").err()).contains("one-summer-people.yaml exists already");
        assertThat(folder.resolve("p/campaigns/one-summer.yaml")).doesNotExist();
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        newPack();
        Files.writeString(folder.resolve("p/pack.yaml"), "precious");
        Run run = newPack();

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("exists already");
        assertThat(folder.resolve("p/pack.yaml")).hasContent("precious");
    }

    @Test
    void anEntryNeedsAPack() {
        Run run = Run.of("new", "board", "marsh", "--pack", folder.toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("is not a pack").contains("--pack DIR");
    }

    @Test
    void aNameWithoutPlainLettersIsRefused() {
        newPack();
        Run run = Run.of("new", "board", "...", "--pack", folder.resolve("p").toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).contains("\"...\" gives no id");
    }

    @Test
    void aParentOrTargetMustBeThere() {
        newPack();

        assertThat(inPack("new", "monster", "elder-siren", "--extends", "sirn").err())
                .startsWith("soulwright new: there is no monster \"sirn\"")
                .contains("did you mean \"siren\"?");
        assertThat(inPack("new", "patch", "sirn").err()).contains("no entry \"sirn\"", "did you mean \"siren\"?");
        assertThat(folder.resolve("p/patches")).doesNotExist();
    }

    @Test
    void anIdThatIsTakenIsRefused() {
        newPack();

        assertThat(inPack("new", "monster", "siren").err())
                .contains("there is a monster \"soul-master:siren\" already", "soulwright new patch siren");
    }

    @Test
    void anIdOfThePackItselfIsNothingToPatch() {
        newPack();
        inPack("new", "monster", "plain-one");

        assertThat(inPack("new", "monster", "Plain One").err())
                .contains("there is a monster \"p:plain-one\" already; give another name")
                .doesNotContain("new patch");
    }

    @Test
    void aMonsterTakesAfterNobodyUnlessAsked() {
        newPack();
        inPack("new", "monster", "plain-one");

        assertThat(folder.resolve("p/monsters/plain-one.yaml")).content().doesNotContain("extends");
    }

    @Test
    void nothingIsWrittenIntoAZipFile() throws IOException {
        newPack();
        Path zip = new TinyPack(folder.resolve("p")).zipped();

        assertThat(Run.of("new", "board", "marsh", "--pack", zip.toString()).err())
                .contains("nothing is written into one; unpack it");
    }

    private Run inPack(String... words) {
        return Run.of(Stream.concat(
                        Stream.of(words),
                        Stream.of("--pack", folder.resolve("p").toString()))
                .toArray(String[]::new));
    }

    private Run newPack() {
        return Run.of("new", "pack", folder.resolve("p").toString());
    }
}
