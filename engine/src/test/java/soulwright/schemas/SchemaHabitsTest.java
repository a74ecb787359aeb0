package soulwright.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import soulwright.schemas.PublishedSchemas.Part;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** What holds for every schema, so that forms, documentation and messages can be made from them. */
class SchemaHabitsTest {
    static final List<String> ENTRIES = Stream.concat(
                    PublishedSchemas.KINDS.stream().filter(kind -> !kind.equals("rulesets")),
                    Stream.of("rulesets-quest", "rulesets-duel"))
            .toList();

    /** A misspelt keyword is silent otherwise. The annotations are explained in the README of the schemas. */
    private static final Set<String> KEYWORDS = Set.of("""
            $schema $ref $defs title description examples type enum const if then else allOf
            pattern patternErrorMessage minimum maximum minLength maxLength
            properties additionalProperties propertyNames required minProperties maxProperties
            dependentRequired dependentSchemas items minItems maxItems uniqueItems
            x-ref x-name x-also x-form x-place x-act x-variants x-mergeable x-rows x-derived""".split("\\s+"));

    private final PublishedSchemas schemas = new PublishedSchemas();

    @Test
    void everySchemaKeepsToTheStandard() {
        assertThat(schemas.parts().stream()
                        .filter(part -> part.pointer().isEmpty())
                        .flatMap(root -> schemas.checkByStandard(root).stream()))
                .isEmpty();
    }

    @Test
    void everyKeywordIsOneThatIsKnown() {
        assertThat(schemas.parts())
                .allSatisfy(part -> assertThat(KEYWORDS).containsAll(part.node().propertyNames()));
    }

    @Test
    void everyPropertySaysWhatItIsAndShowsAnExample() {
        assertThat(properties().flatMap(this::missing)).isEmpty();
    }

    @Test
    void everyDescriptionIsASentenceOrTwo() {
        assertThat(properties()
                        .map(part -> schemas.said(part, "description").asString(""))
                        .filter(text -> !text.matches("[A-Z`{].{8,398}[.]")))
                .isEmpty();
    }

    @Test
    void everyExampleFitsItsOwnSchema() {
        assertThat(properties().flatMap(this::wrongExamples)).isEmpty();
    }

    @Test
    void everyObjectIsClosed() {
        assertThat(schemas.parts().stream()
                        .filter(part -> part.node().path("type").asString("").equals("object"))
                        .filter(part -> Stream.of("additionalProperties", "x-variants", "allOf")
                                .noneMatch(part.node()::has)))
                .isEmpty();
    }

    @Test
    void everyReferenceLeadsSomewhere() {
        assertThat(schemas.parts().stream()
                        .filter(part -> part.node().has("$ref"))
                        .filter(part -> schemas.target(part).node().isMissingNode()))
                .isEmpty();
    }

    @Test
    void noUnionReportsAllItsBranches() {
        assertThat(schemas.parts().stream()
                        .filter(part -> part.node().has("oneOf") || part.node().has("anyOf")))
                .isEmpty();
    }

    @Test
    void everyVariantIsAKeyThatSaysWhatMayStandBesideIt() {
        assertThat(schemas.parts().stream().filter(part -> part.node().has("x-variants")))
                .isNotEmpty()
                .allSatisfy(part -> {
                    Set<String> variants = texts(part.node().get("x-variants"));
                    assertThat(variants)
                            .isSubsetOf(part.node().get("properties").propertyNames());
                    assertThat(variants)
                            .isEqualTo(part.node().get("dependentSchemas").propertyNames());
                });
    }

    @Test
    void everyPatternSaysInWordsWhatToWrite() {
        assertThat(schemas.parts().stream()
                        .filter(part -> part.node().has("pattern"))
                        .filter(part -> !part.node()
                                .path("patternErrorMessage")
                                .asString("")
                                .startsWith("write ")))
                .isEmpty();
    }

    @Test
    void everyReferencedKindExists() {
        assertThat(schemas.parts().stream()
                        .filter(part -> part.node().has("x-ref"))
                        .flatMap(part -> texts(part.node().get("x-ref")).stream()))
                .isNotEmpty()
                .isSubsetOf(PublishedSchemas.KINDS);
    }

    @Test
    void onlyListsCanBeAppendedTo() {
        assertThat(schemas.parts().stream()
                        .filter(part -> part.node().has("x-mergeable"))
                        .filter(part -> !texts(schemas.said(part, "type")).contains("array"))
                        .filter(part -> !Set.of("steps", "abilities", "cost", "options")
                                .contains(schemas.said(part, "x-form").asString(""))))
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("ENTRIES")
    void anAbstractEntryNeedsOnlyItsId(String kind) {
        JsonNode entry = JsonNodeFactory.instance.objectNode().put("id", "base").put("abstract", true);
        assertThat(schemas.check(schemas.root(kind), entry)).isEmpty();
    }

    private Stream<Part> properties() {
        return schemas.parts().stream().filter(Part::isDocumented);
    }

    private Stream<String> missing(Part part) {
        return Stream.of("title", "description", "examples")
                .filter(keyword -> schemas.said(part, keyword).isEmpty())
                .filter(keyword -> schemas.said(part, keyword).asString("").isBlank())
                .map(keyword -> part + " has no " + keyword);
    }

    private Stream<String> wrongExamples(Part part) {
        List<String> wrong = new ArrayList<>();
        for (JsonNode example : schemas.said(part, "examples")) {
            schemas.check(part, example).forEach(error -> wrong.add(part + " shows " + example + ": " + error));
        }
        return wrong.stream();
    }

    private static Set<String> texts(JsonNode node) {
        return node.isArray()
                ? new LinkedHashSet<>(StreamSupport.stream(node.spliterator(), false)
                        .map(JsonNode::asString)
                        .toList())
                : Set.of(node.asString(""));
    }
}
