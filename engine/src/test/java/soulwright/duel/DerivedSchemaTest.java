package soulwright.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class DerivedSchemaTest {
    private final DuelMachine machine = new DuelMachine();

    @Test
    void aKindOfCardHasTheNumbersOfTheRulesetWithTheirRanges() {
        JsonNode level = card("souls-ocg", "battler").at("/properties/level");
        assertThat(level.get("minimum").asInt()).isEqualTo(1);
        assertThat(level.get("maximum").asInt()).isEqualTo(9);
        JsonNode power = card("souls-ocg", "battler").at("/properties/power");
        assertThat(power.get("maximum").asInt()).isGreaterThan(100_000);
    }

    @Test
    void aTraitIsOneOfItsNamesOrAListOfThem() {
        JsonNode seal = card("summoner-master", "seal");
        assertThat(seal.at("/properties/element/enum/0").asString()).isEqualTo("earth");
        assertThat(seal.at("/properties/type/items/enum/0").asString()).isEqualTo("knight");
    }

    @Test
    void whatIsPrintedOnEveryCardOfAKindIsNeededUnlessTheCardIsAbstract() {
        JsonNode seal = card("summoner-master", "seal");
        assertThat(seal.at("/then/required"))
                .map(JsonNode::asString)
                .contains("level", "type", "rarity")
                .doesNotContain("charge");
        assertThat(seal.at("/if/properties/abstract/const").asBoolean(true)).isFalse();
    }

    @Test
    void aKindOfCardHasNothingElse() {
        JsonNode gust = card("lanterns", "gust");
        assertThat(gust.get("additionalProperties").asBoolean()).isFalse();
        assertThat(gust.get("properties").propertyNames())
                .contains("abilities", "custom")
                .doesNotContain("weight");
    }

    @Test
    void theKindOfACardIsOneOfThoseOfTheRuleset() {
        assertThat(derived("cards", "lanterns").at("/properties/kind/enum"))
                .map(JsonNode::asString)
                .containsExactly("boat", "gust");
    }

    @ParameterizedTest
    @CsvSource({"equip, fits, true", "quick, fits, false"})
    void onlyKindsThatAreAttachedSayWhatTheyFit(String kind, String key, boolean has) {
        assertThat(card("souls-ocg", kind).get("properties").has(key)).isEqualTo(has);
    }

    @Test
    void aDeckHasTheSectionsOfItsRuleset() {
        JsonNode deck = derived("decks", "soul-genesis");
        assertThat(deck.at("/then/required")).map(JsonNode::asString).contains("main", "symbol");
        assertThat(deck.at("/properties/main/type").asString()).isEqualTo("object");
        assertThat(deck.at("/properties/symbol/type").asString())
                .as("a section of one card")
                .isEqualTo("string");
        assertThat(deck.get("additionalProperties").asBoolean()).isFalse();
    }

    @Test
    void theGeneralSchemaStaysAsItIs() {
        ObjectNode general = general("cards");
        ObjectNode before = general.deepCopy();
        machine.schemaOf("cards", general, Rulesets.sketched("lanterns"));
        assertThat(general).isEqualTo(before);
    }

    @Test
    void aMalformedRulesetStillGivesASchema() {
        var ruleset = Rulesets.of("""
                traits: 3
                cards: { seal: { numbers: { level: high, cost: [] }, traits: [type], several: [type], pattern: true }, mystic: 7 }
                deck: { main: 3 }
                """);
        assertThat(machine.schemaOf("cards", general("cards"), ruleset)
                        .at("/allOf/0/then/properties/level/minimum")
                        .asInt())
                .isZero();
        assertThat(machine.schemaOf("decks", general("decks"), ruleset)
                        .at("/properties/main/type")
                        .asString())
                .isEqualTo("object");
    }

    private JsonNode card(String game, String kind) {
        for (JsonNode branch : derived("cards", game).get("allOf")) {
            if (branch.at("/if/properties/kind/const").asString().equals(kind)) {
                return branch.get("then");
            }
        }
        throw new AssertionError("no branch for " + kind);
    }

    private ObjectNode derived(String kind, String game) {
        return machine.schemaOf(kind, general(kind), Rulesets.sketched(game));
    }

    private static ObjectNode general(String kind) {
        String file = "/soulwright/schemas/" + kind + ".schema.json";
        try (InputStream in = Objects.requireNonNull(DerivedSchemaTest.class.getResourceAsStream(file), file)) {
            return (ObjectNode) new JsonMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
