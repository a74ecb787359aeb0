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
            x-ref x-name x-also x-form x-place x-act x-ascending x-variants x-mergeable x-rows x-derived x-art x-path x-at x-item-of
            x-show""".split("\\s+"));

    private static final PublishedSchemas SCHEMAS = new PublishedSchemas();

    @Test
    void everySchemaKeepsToTheStandard() {
        assertThat(SCHEMAS.parts().stream()
                        .filter(part -> part.pointer().isEmpty())
                        .flatMap(root -> SCHEMAS.checkByStandard(root).stream()))
                .isEmpty();
    }

    @Test
    void everyKeywordIsOneThatIsKnown() {
        assertThat(SCHEMAS.parts())
                .allSatisfy(part -> assertThat(KEYWORDS).containsAll(part.node().propertyNames()));
    }

    @Test
    void everyPropertySaysWhatItIsAndShowsAnExample() {
        assertThat(properties().flatMap(this::missing)).isEmpty();
    }

    @Test
    void everyDescriptionIsASentenceOrTwo() {
        assertThat(properties()
                        .map(part -> SCHEMAS.said(part, "description").asString(""))
                        .filter(text -> !text.matches("[A-Z`{].{8,398}[.]")))
                .isEmpty();
    }

    @Test
    void everyExampleFitsItsOwnSchema() {
        assertThat(properties().flatMap(this::wrongExamples)).isEmpty();
    }

    @Test
    void everyObjectIsClosed() {
        assertThat(SCHEMAS.parts().stream()
                        .filter(part -> part.node().path("type").asString("").equals("object"))
                        .filter(part -> Stream.of("additionalProperties", "x-variants", "allOf")
                                .noneMatch(part.node()::has)))
                .isEmpty();
    }

    @Test
    void everyReferenceLeadsSomewhere() {
        assertThat(SCHEMAS.parts().stream()
                        .filter(part -> part.node().has("$ref"))
                        .filter(part -> SCHEMAS.target(part).node().isMissingNode()))
                .isEmpty();
    }

    @Test
    void noUnionReportsAllItsBranches() {
        assertThat(SCHEMAS.parts().stream()
                        .filter(part -> part.node().has("oneOf") || part.node().has("anyOf")))
                .isEmpty();
    }

    @Test
    void everyVariantIsAKeyThatSaysWhatMayStandBesideIt() {
        assertThat(SCHEMAS.parts().stream().filter(part -> part.node().has("x-variants")))
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
        assertThat(SCHEMAS.parts().stream()
                        .filter(part -> part.node().has("pattern"))
                        .filter(part -> !part.node()
                                .path("patternErrorMessage")
                                .asString("")
                                .startsWith("write ")))
                .isEmpty();
    }

    @Test
    void everyReferencedKindExists() {
        assertThat(SCHEMAS.parts().stream()
                        .filter(part -> part.node().has("x-ref"))
                        .flatMap(part -> texts(part.node().get("x-ref")).stream()))
                .isNotEmpty()
                .isSubsetOf(PublishedSchemas.KINDS);
    }

    @Test
    void onlyListsCanBeAppendedTo() {
        assertThat(SCHEMAS.parts().stream()
                        .filter(part -> part.node().has("x-mergeable"))
                        .filter(part -> !texts(SCHEMAS.said(part, "type")).contains("array"))
                        .filter(part -> !Set.of("steps", "abilities", "cost", "options")
                                .contains(SCHEMAS.said(part, "x-form").asString(""))))
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("ENTRIES")
    void anAbstractEntryNeedsOnlyItsId(String kind) {
        JsonNode entry = JsonNodeFactory.instance.objectNode().put("id", "base").put("abstract", true);
        assertThat(SCHEMAS.check(SCHEMAS.root(kind), entry)).isEmpty();
    }

    private Stream<Part> properties() {
        return SCHEMAS.parts().stream().filter(Part::isDocumented);
    }

    private Stream<String> missing(Part part) {
        return Stream.of("title", "description", "examples")
                .filter(keyword -> SCHEMAS.said(part, keyword).isEmpty())
                .filter(keyword -> SCHEMAS.said(part, keyword).asString("").isBlank())
                .map(keyword -> part + " has no " + keyword);
    }

    private Stream<String> wrongExamples(Part part) {
        List<String> wrong = new ArrayList<>();
        for (JsonNode example : SCHEMAS.said(part, "examples")) {
            SCHEMAS.check(part, example).forEach(error -> wrong.add(part + " shows " + example + ": " + error));
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
