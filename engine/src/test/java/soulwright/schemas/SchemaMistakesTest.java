package soulwright.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import soulwright.schemas.PublishedSchemas.Part;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** One mistake in a document gives one error, made here in every place of every example. */
class SchemaMistakesTest {
    static final List<String> CLOSED_KINDS = PublishedSchemas.KINDS.stream()
            .filter(kind -> !List.of("cards", "decks").contains(kind))
            .toList();

    private static final PublishedSchemas SCHEMAS = new PublishedSchemas();

    @ParameterizedTest
    @FieldSource("CLOSED_KINDS")
    void anUnknownKeyOfAnEntryIsAnError(String kind) {
        Part root = SCHEMAS.root(kind);
        JsonNode wrong = root.node().get("examples").get(0).deepCopy();
        ((ObjectNode) wrong).put("misspelt", 1);
        assertThat(SCHEMAS.check(root, wrong)).extracting(Error::getProperty).containsExactly("misspelt");
    }

    @Test
    void anUnknownKeyIsNowhereTwoErrors() {
        assertThat(examples().flatMap(example -> example.withEachObject(SchemaMistakesTest::addKey)))
                .allSatisfy(this::givesAtMostOneError);
    }

    @Test
    void aValueOfTheWrongTypeIsNowhereTwoErrors() {
        assertThat(examples().flatMap(Example::withEachValueOfAnotherType)).allSatisfy(this::givesAtMostOneError);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    # kind     | document                                                            | where                      | what
                    pack       | {"format":0,"id":"a","version":"1.0.0","engine":"*","name":"A"}      | /format                    | minimum
                    pack       | {"format":1,"id":"A b","version":"1.0.0","engine":"*","name":"A"}    | /id                        | pattern
                    elements   | {"id":"fire","name":"Fire","colour":"red"}                          | /colour                    | pattern
                    terrains   | {"id":"fen","name":"Fen","soul-power":{"water":-1}}                 | /soul-power/water          | minimum
                    statuses   | {"id":"ague","name":"Ague","recovers":101}                          | /recovers                  | maximum
                    items      | {"id":"pie","name":"Pie","do":[]}                                   |                            | required
                    boards     | {"id":"b","name":"B","size":5,"legend":{"ww":"woods"},"lands":["w"]}    | /legend                    | propertyNames
                    boards     | {"id":"b","name":"B","size":5,"legend":{},"lands":["w"],"dwellings":[{"at":[3],"is":"town"}]} | /dwellings/0/at | minItems
                    characters | {"id":"c","name":"C","ai":{"agent":"clever"}}                       | /ai/agent                  | enum
                    patches    | {"target":"siren","ops":[{"set":"level"}]}                          | /ops/0                     | required
                    patches    | {"target":"siren","ops":[{"unset":"level","to":3}]}                 | /ops/0                     | additionalProperties
                    rulesets   | {"id":"r","kind":"race","name":"R"}                                 | /kind                      | enum
                    rulesets   | {"id":"r","abstract":true,"kind":"quest","seats":0}                 | /seats                     | minimum
                    rulesets   | {"id":"r","abstract":true,"kind":"duel","zones":{"d":{"shape":"pile","rows":["a"]}}} | /zones/d/rows | false
                    lang       | {"monsters.siren.name":""}                                          | /monsters.siren.name       | minLength
                    """)
    void aMistakeIsFoundWhereItIs(String kind, String document, String where, String keyword) {
        List<Error> errors = SCHEMAS.check(SCHEMAS.root(kind), new JsonMapper().readTree(document));
        assertThat(errors).singleElement().satisfies(error -> {
            assertThat(error.getInstanceLocation()).hasToString(where == null ? "" : where);
            assertThat(error.getKeyword()).isEqualTo(keyword);
        });
    }

    /** Adds a key with a value that suits its neighbours, so that only the key is wrong. */
    private static void addKey(ObjectNode object) {
        JsonNode value = object.values().stream().findFirst().orElse(JsonNodeFactory.instance.numberNode(1));
        object.set("misspelt", value.deepCopy());
    }

    private void givesAtMostOneError(Example wrong) {
        assertThat(SCHEMAS.check(wrong.part, wrong.value)).hasSizeLessThanOrEqualTo(1);
    }

    private Stream<Example> examples() {
        return SCHEMAS.parts().stream().filter(Part::isDocumented).flatMap(part -> {
            List<Example> examples = new ArrayList<>();
            part.node().path("examples").forEach(value -> examples.add(new Example(part, value)));
            return examples.stream();
        });
    }

    private record Example(Part part, JsonNode value) {
        Stream<Example> withEachObject(Consumer<ObjectNode> change) {
            List<Example> changed = new ArrayList<>();
            for (int i = 0; i < objects(value).size(); i++) {
                JsonNode copy = value.deepCopy();
                change.accept(objects(copy).get(i));
                changed.add(new Example(part, copy));
            }
            return changed.stream();
        }

        Stream<Example> withEachValueOfAnotherType() {
            List<Example> changed = new ArrayList<>();
            for (int i = 0; i < objects(value).size(); i++) {
                for (String key : objects(value).get(i).propertyNames()) {
                    JsonNode copy = value.deepCopy();
                    ObjectNode object = objects(copy).get(i);
                    object.set(key, anotherType(object.get(key)));
                    changed.add(new Example(part, copy));
                }
            }
            return changed.stream();
        }

        private static JsonNode anotherType(JsonNode node) {
            JsonNodeFactory json = JsonNodeFactory.instance;
            return node.isArray() ? json.booleanNode(true) : json.arrayNode().add(json.objectNode());
        }

        private static List<ObjectNode> objects(JsonNode node) {
            List<ObjectNode> all = new ArrayList<>();
            if (node instanceof ObjectNode object) {
                all.add(object);
            }
            node.forEach(child -> all.addAll(objects(child)));
            return all;
        }
    }
}
