package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ValidateCommandTest {
    private static final String SOUND = """
            - id: rain
              name: Rain # that falls
              kind: sky
            """;
    private static final String MISSPELT = SOUND.replace("name", "nmae");

    private TinyPack pack;

    @BeforeEach
    void makePack(@TempDir Path folder) throws IOException {
        pack = TinyPack.in(folder.resolve("wet things"));
    }

    @Test
    void aSoundPackIsSuccess() throws IOException {
        pack.with("cards/wet.yaml", SOUND);

        Run run = Run.of("validate", "--strict", pack.toString());

        assertThat(run.out()).isEqualTo("no findings\n");
        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
    }

    @Test
    void aMistakeIsShownWhereItIs() throws IOException {
        pack.with("cards/wet.yaml", MISSPELT);

        Run run = Run.of("validate", pack.toString());

        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(run.out()).contains(pack + "/cards/wet.yaml:2:3: error SW2001:", "did you mean \"name\"?");
    }

    @Test
    void programsGetOneJsonObject() throws IOException {
        pack.with("cards/wet.yaml", MISSPELT);

        JsonNode report = json("validate", "--format", "json", pack.toString());

        assertThat(report.get("errors").asInt()).isPositive();
        assertThat(report.get("findings").get(0).get("line").asInt()).isEqualTo(2);
    }

    @Test
    void codeHostsGetSarif() {
        assertThat(json("validate", "--format", "sarif", pack.toString())
                        .get("version")
                        .asString())
                .isEqualTo("2.1.0");
    }

    @Test
    void warningsFailOnlyWhenStrict() throws IOException {
        pack.with("mosters/x.yaml", "");

        assertThat(Run.of("validate", pack.toString()).status()).isEqualTo(Exit.SUCCESS);
        assertThat(Run.of("validate", "--strict", pack.toString()).status()).isEqualTo(Exit.FINDINGS);
    }

    @Test
    void aPackThatIsNotThereIsAFindingAndTheOthersAreChecked() throws IOException {
        pack.with("cards/wet.yaml", MISSPELT);

        Run run = Run.of("validate", "soul-mastre", pack.toString());

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.out()).contains("soul-mastre: error SW1101", "did you mean \"soul-master\"?", "error SW2001");
    }

    @Test
    void whatCanBeMendedInOneWayIsMendedAndNothingElseIsTouched() throws IOException {
        pack.with("cards/wet.yaml", MISSPELT);

        Run run = Run.of("validate", "--fix", pack.toString());

        assertThat(run.err().trim()).isEqualTo("mended " + pack + "/cards/wet.yaml:2:3: nmae -> name");
        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(pack.text("cards/wet.yaml")).isEqualTo(SOUND);
    }

    @Test
    void aDryRunShowsWhatWouldBeMendedAndWritesNothing() throws IOException {
        pack.with("cards/wet.yaml", MISSPELT);

        Run run = Run.of("validate", "--dry-run", pack.toString());

        assertThat(run.err().trim()).isEqualTo("would mend " + pack + "/cards/wet.yaml:2:3: nmae -> name");
        assertThat(run.status()).isEqualTo(Exit.FINDINGS);
        assertThat(pack.text("cards/wet.yaml")).isEqualTo(MISSPELT);
    }

    @Test
    void zipFilesAreCheckedAndNeverMended() throws IOException {
        Path zip = pack.with("cards/wet.yaml", MISSPELT).zipped();

        Run run = Run.of("validate", "--fix", zip.toString());

        assertThat(run.err()).contains("zip files are not changed").doesNotContain("nothing to mend");
        assertThat(run.out()).contains("SW2001").doesNotContain("can be mended");
    }

    @Test
    void whoNamesAFileOfAPackIsToldToNameTheFolder() {
        assertThat(Run.of("validate", pack + "/pack.yaml").out()).contains("; give the folder \"" + pack + "\"");
    }

    @Test
    void aFileMadeLaterIsShownWithItsLines() throws IOException {
        OpenPacks open = OpenPacks.open(Home.fromSystemProperty(), List.of(pack.toString()));
        pack.with("cards/wet.yaml", MISSPELT);

        assertThat(open.refresh()).isTrue();
        assertThat(open.text(pack + "/cards/wet.yaml")).contains(MISSPELT);
    }

    @Test
    void aPackThatIsTakenAwayIsKnownToBeGone() throws IOException {
        OpenPacks open = OpenPacks.open(Home.fromSystemProperty(), List.of(pack.toString()));
        assertThat(open.gone()).isEmpty();

        Files.move(pack.folder(), pack.folder().resolveSibling("elsewhere"));

        assertThat(open.gone()).containsExactly(pack.folder());
    }

    private static JsonNode json(String... args) {
        return new JsonMapper().readTree(Run.of(args).out());
    }
}
