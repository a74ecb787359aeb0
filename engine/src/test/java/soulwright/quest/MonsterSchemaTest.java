package soulwright.quest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What may be said of a monster follows the traits of its ruleset. */
class MonsterSchemaTest {
    private final ObjectNode general = (ObjectNode) new JsonMapper().readTree("""
            { "properties": { "level": {}, "type": { "x-name": "traits.type" } },
              "then": { "required": ["type", "level"] } }
            """);

    @Test
    void theSameTraitsNeedNoSchemaOfTheirOwn() {
        assertThat(schema("traits: { type: [wild] }")).isSameAs(general);
    }

    @Test
    void aFurtherTraitIsAFurtherKey() {
        ObjectNode schema = schema("traits: { type: [wild], size: [small, huge] }");
        assertThat(schema.at("/properties/size/x-name").asString()).isEqualTo("traits.size");
        assertThat(schema.at("/properties/size/examples/0").asString()).isEqualTo("small");
        assertThat(schema.at("/properties/type").isMissingNode()).isFalse();
    }

    @Test
    void aTraitThatIsNotDeclaredIsNoKeyAndNotNeeded() {
        ObjectNode schema = schema("attributes: [might]");
        assertThat(schema.at("/properties/type").isMissingNode()).isTrue();
        assertThat(schema.at("/then/required")).hasToString("[\"level\"]");
    }

    @Test
    void theGeneralSchemaStaysAsItIs() {
        String before = general.toString();
        schema("traits: { size: [small] }");
        assertThat(general).hasToString(before);
    }

    private ObjectNode schema(String ruleset) {
        return new QuestMachine().schemaOf("monsters", general, Texts.map(ruleset));
    }
}
