package soulwright.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Editors check the text as it stands in a file, so the schemas for them let through whatever a correct pack may write. */
class SchemaExportTest {
    private static final Path SKETCHES = Path.of("src/test/resources/sketches");
    private static final String BASE = "https://editor.test/";
    private static final Map<String, String> GENERAL = new SchemaExport(new Schemas(), "").general();
    private static final Map<String, String> NARROWED = Workspace.open(
                    List.of(new FolderFiles(SKETCHES.resolve("soul-master"), "soul-master")), Toolkit.standard())
            .schemas("soul-master", "");

    @ParameterizedTest
    @MethodSource("filesOfSketches")
    void aFileOfACorrectPackHasNoErrorInAnEditor(Path file) throws IOException {
        assertThat(errors(kind(file), Files.readString(file))).isEmpty();
    }

    @Test
    void aChildMayLeaveOutWhatItsParentHas() {
        assertThat(errors("monsters", "{ id: elder-siren, extends: siren, special: { attack: 50 } }"))
                .isEmpty();
        assertThat(errors("dwellings", "{ id: inn, extends: village, services: { bard: { open: day } } }"))
                .isEmpty();
    }

    @Test
    void anEntryWithoutAParentMayNot() {
        assertThat(errors("terrains", "{ id: fen }"))
                .extracting(Error::getProperty)
                .contains("name", "soul-power");
    }

    @Test
    void anInheritedListMayBeWrittenAsAChange() {
        assertThat(errors("monsters", "{ id: nixie, extends: siren, habitat: { append: [lake], remove: [stream] } }"))
                .isEmpty();
        assertThat(errors("monsters", "{ id: nixie, extends: siren, habitat: { apend: [lake] } }"))
                .singleElement()
                .extracting(Error::getProperty)
                .isEqualTo("apend");
    }

    @Test
    void aMistakeInAListOfEntriesIsFoundInItsEntry() {
        assertThat(errors(
                        "terrains", "[{ id: fen, name: Fen, soul-power: {} }, { id: bog, extends: fen, colur: red }]"))
                .singleElement()
                .satisfies(error -> {
                    assertThat(error.getInstanceLocation()).hasToString("/1");
                    assertThat(error.getProperty()).isEqualTo("colur");
                });
    }

    @ParameterizedTest
    @MethodSource("filesOfOnePack")
    void whatAPackNarrowsItsOwnFilesFit(Path file) throws IOException {
        assertThat(errors(NARROWED, kind(file), Files.readString(file))).isEmpty();
    }

    @Test
    void aNameThatThePacksRulesetDoesNotDeclareIsAnError() {
        String text = "{ id: imp, extends: siren, attributes: { atack: 3 } }";
        assertThat(errors(NARROWED, "monsters", text)).hasSize(1);
        assertThat(errors("monsters", text)).isEmpty();
    }

    @Test
    void everyFileIsJson() {
        assertThat(GENERAL.values()).allSatisfy(text -> new JsonMapper().readTree(text));
    }

    private static List<Error> errors(String kind, String text) {
        return errors(GENERAL, kind, text);
    }

    private static List<Error> errors(Map<String, String> schemas, String kind, String text) {
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12,
                builder -> builder.schemas(address -> schemas.get(address.substring(BASE.length()))));
        YamlFile file = YamlFile.read("file.yaml", text.getBytes(UTF_8), Limits.standard(), finding -> {});
        JsonNode value = Trees.json(file.root().orElseThrow());
        return registry.getSchema(SchemaLocation.of(BASE + kind + ".file.schema.json"))
                .validate(value);
    }

    private static String kind(Path file) {
        return file.getParent().getFileName().toString();
    }

    static Stream<Path> filesOfOnePack() throws IOException {
        return filesOfSketches().filter(file -> file.startsWith(SKETCHES.resolve("soul-master")));
    }

    static Stream<Path> filesOfSketches() throws IOException {
        try (Stream<Path> files = Files.walk(SKETCHES)) {
            return files
                    .filter(file -> file.toString().endsWith(".yaml"))
                    .filter(file -> !file.endsWith("pack.yaml"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }
}
