package soulwright.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.Vocabulary;
import soulwright.yaml.YamlMap;

class DuelDeclarationsTest {
    private final DuelMachine machine = new DuelMachine();
    private final List<Diagnostic> found = new ArrayList<>();

    @Test
    void numbersAndTraitsOfCardsCanBeAskedForAndChanged() {
        Map<String, Property> card = declaredBy("summoner-master").things().properties("card");
        assertThat(card.get("attack-mp")).satisfies(it -> {
            assertThat(it.type()).isEqualTo(Type.NUMBER);
            assertThat(it.printed()).isTrue();
            assertThat(it.writable()).isTrue();
        });
        assertThat(card.get("type").type()).isEqualTo(Type.ids("traits.type"));
        assertThat(card.get("element").type()).isEqualTo(Type.id("traits.element"));
        assertThat(card.get("interfere").type()).isEqualTo(Type.TRUTH);
    }

    @Test
    void countersAreNotPrinted() {
        Property charge =
                declaredBy("summoner-master").things().properties("card").get("charge");
        assertThat(charge.printed()).isFalse();
        assertThat(charge.writable()).isTrue();
    }

    @Test
    void zonesRowsAndGroupsAreAskedOfAPlayer() {
        Map<String, Property> player = declaredBy("soul-genesis").things().properties("player");
        assertThat(List.of("hand", "front", "rear", "soulmates"))
                .allSatisfy(name -> assertThat(player.get(name).type()).isEqualTo(Type.things("card")));
    }

    @Test
    void targetsOfActionsAreAskedOfTheActionThatIsAnswered() {
        Map<String, Property> action = declaredBy("soul-genesis").things().properties("action");
        assertThat(action.get("foe").type()).isEqualTo(Type.thing("card"));
        assertThat(action.get("area").type()).isEqualTo(Type.thing("place"));
    }

    @Test
    void phasesWindowsActionsAndStepsAreSetsOfNames() {
        Vocabulary vocabulary = declaredBy("summoner-master");
        assertThat(vocabulary.set("phases")).contains("check-up", "main");
        assertThat(vocabulary.set("windows")).containsExactly("interfere");
        assertThat(vocabulary.set("actions")).contains("attack-hand", "ready");
        assertThat(vocabulary.set("traits.mystic-type")).contains("tarot");
        assertThat(vocabulary.named("fight")).isNotNull();
    }

    @Test
    void eventsOfARulesetCanBeHeard() {
        assertThat(declaredBy("summoner-master").event("battled"))
                .satisfies(event -> assertThat(event.that()).containsKeys("target", "by"));
    }

    @Test
    void aNumberCannotTakeTheNameOfWhatEveryCardHas() {
        machine.declaredBy(Rulesets.of("""
                        cards:
                          seal:
                            numbers: { at: 0.., ready: 0..1 }
                        """), found::add);
        assertThat(found).singleElement().satisfies(it -> {
            assertThat(it.code()).isEqualTo(Code.NAME_TAKEN);
            assertThat(it.place()).hasToString("ruleset.yaml:3:25");
        });
    }

    @Test
    void aNameCannotBeANumberOfOneKindOfCardAndATraitOfAnother() {
        machine.declaredBy(Rulesets.of("""
                        traits:
                          rank: [low, high]
                        cards:
                          seal: { numbers: { rank: 0.. } }
                          mystic: { traits: [rank] }
                        """), found::add);
        assertThat(found).extracting(Diagnostic::code).containsExactly(Code.NAME_TAKEN);
    }

    @Test
    void anEventCannotTakeTheNameOfOneThatEveryDuelTells() {
        machine.declaredBy(Rulesets.of("events: [won, destroyed]"), found::add);
        assertThat(found).singleElement().satisfies(it -> {
            assertThat(it.code()).isEqualTo(Code.NAME_TAKEN);
            assertThat(it.place()).hasToString("ruleset.yaml:1:15");
        });
    }

    @Test
    void aNumberThatStandsOnSeveralKindsOfCardIsTheSameNumber() {
        machine.declaredBy(Rulesets.of("""
                        cards:
                          seal: { numbers: { mp: 0.. } }
                          mystic: { numbers: { mp: 0..9 } }
                        """), found::add);
        assertThat(found).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cards: 3",
                "cards: [seal]",
                "zones: { hand: ~ }",
                "turn: main",
                "turn: [3, { phase: [a] }]",
                "actions: { go: { targets: 3 } }",
                "player: { numbers: [hp], traits: { realm: x } }",
                "traits: { realm: 7 }",
                "events: { won: x }"
            })
    void malformedPartsAreLeftToTheSchema(String text) {
        machine.declaredBy(Rulesets.of(text), found::add);
        assertThat(found).isEmpty();
    }

    private Vocabulary declaredBy(String game) {
        YamlMap ruleset = Rulesets.sketched(game);
        Vocabulary vocabulary = Vocabulary.of(List.of(machine.words(), machine.declaredBy(ruleset, found::add)));
        assertThat(found).isEmpty();
        return vocabulary;
    }
}
