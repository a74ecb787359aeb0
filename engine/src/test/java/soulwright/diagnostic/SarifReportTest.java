package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SarifReportTest {
    private static final Place PLACE = new Place("monsters/mud crab 水.yaml", 2, 12, 2, 17);
    private static final Diagnostic FOUND = Diagnostic.of(Code.UNKNOWN_ENTRY, PLACE, "unknown element \"watre\"")
            .withPath("mud-crab.element")
            .withHelp("did you mean \"water\"?")
            .withRelated(new Place("/home/me/elements.yaml", 3, 5, 3, 9), "declared here")
            .withFix(Fix.replace("write \"water\"", PLACE, "water"));

    private final SarifReport report = new SarifReport("1.0.0");

    @Test
    void aLogWithEverythingInItIsValidAgainstThePublishedSchema() throws IOException {
        List<Diagnostic> all = Arrays.stream(Code.values())
                .map(code -> Diagnostic.of(code, Place.wholeFile("C:/packs/a.yaml"), "something is wrong"))
                .toList();
        assertValid(report.of(Findings.of(all)));
        assertValid(report.of(Findings.of(List.of(FOUND))));
    }

    @Test
    void aLogWithoutFindingsIsValidToo() throws IOException {
        assertValid(report.of(Findings.of(List.of())));
    }

    @Test
    void aResultSaysWhatWhereAndHowToMendIt() {
        JsonNode result = run().at("/results/0");
        assertThat(result.at("/ruleId").asString()).isEqualTo("SW2101");
        assertThat(result.at("/level").asString()).isEqualTo("error");
        assertThat(result.at("/message/text").asString())
                .isEqualTo("unknown element \"watre\": did you mean \"water\"?");
        assertThat(result.at("/locations/0/physicalLocation/region").toString())
                .isEqualTo("{\"startLine\":2,\"startColumn\":12,\"endLine\":2,\"endColumn\":17}");
        assertThat(result.at("/locations/0/logicalLocations/0/fullyQualifiedName")
                        .asString())
                .isEqualTo("mud-crab.element");
        assertThat(result.at("/relatedLocations/0/message/text").asString()).isEqualTo("declared here");
        assertThat(result.at("/fixes/0/artifactChanges/0/replacements/0/insertedContent/text")
                        .asString())
                .isEqualTo("water");
    }

    @Test
    void everyRuleCarriesThePageOfItsCode() {
        JsonNode rule = run().at("/tool/driver/rules/0");
        assertThat(rule.at("/id").asString()).isEqualTo("SW2101");
        assertThat(rule.at("/name").asString()).isEqualTo("UnknownEntry");
        assertThat(rule.at("/help/markdown").asString()).isEqualTo(CodePages.page(Code.UNKNOWN_ENTRY));
    }

    @Test
    void filesAreUrisThatAnyToolCanResolve() {
        JsonNode result = run().at("/results/0");
        assertThat(result.at("/locations/0/physicalLocation/artifactLocation/uri")
                        .asString())
                .isEqualTo("monsters/mud%20crab%20%E6%B0%B4.yaml");
        assertThat(result.at("/relatedLocations/0/physicalLocation/artifactLocation/uri")
                        .asString())
                .isEqualTo("file:///home/me/elements.yaml");
    }

    private JsonNode run() {
        return new JsonMapper().readTree(report.of(Findings.of(List.of(FOUND)))).at("/runs/0");
    }

    private static void assertValid(String log) throws IOException {
        try (InputStream published = SarifReportTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                    .getSchema(new String(published.readAllBytes(), StandardCharsets.UTF_8), InputFormat.JSON);
            assertThat(schema.validate(log, InputFormat.JSON)).isEmpty();
        }
    }
}
