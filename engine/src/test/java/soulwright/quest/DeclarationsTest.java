package soulwright.quest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.diagnostic.Diagnostic;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.Vocabulary;

/** What a ruleset declares becomes words. */
class DeclarationsTest {
    private final List<Diagnostic> findings = new ArrayList<>();

    @Test
    void attributesAreNumbersOfEveryCharacter() {
        Property might = property("attributes: [vigour, might]", "fighter", "might");
        assertThat(might.type()).isEqualTo(Type.NUMBER);
        assertThat(might.writable()).isTrue();
    }

    @Test
    void aTraitIsOneOfItsNames() {
        Property size = property("traits: { size: [small, huge] }", "monster", "size");
        assertThat(size.type()).isEqualTo(Type.id("traits.size"));
        assertThat(size.printed()).isTrue();
    }

    @Test
    void aNumberForEachElementIsATable() {
        String ruleset = "numbers: { player: { magic: { each: element }, fame: {} } }";
        assertThat(property(ruleset, "side", "magic").type()).isEqualTo(Type.table("elements"));
        assertThat(property(ruleset, "summoner", "fame").type()).isEqualTo(Type.NUMBER);
    }

    @Test
    void timesAreNamedOnceHoweverManySessionsCountAsThem() {
        String ruleset = "sessions: [{ id: dawn, time: day }, { id: noon, time: day }, { id: dusk, time: night }]";
        assertThat(words(ruleset).set("sessions")).containsExactly("dawn", "noon", "dusk");
        assertThat(words(ruleset).set("times")).containsExactly("day", "night");
    }

    @Test
    void whatPlayersReadIsTheIdWithoutHyphensUnlessTheRulesetNamesIt() {
        String ruleset = "{ attributes: [magic-attack, vigour], names: { vigour: life force },"
                + " battle: { kinds: { wild: { name: Outdoors }, long-duel: {} } } }";
        assertThat(property(ruleset, "fighter", "magic-attack").said()).isEqualTo("magic attack");
        assertThat(property(ruleset, "fighter", "vigour").said()).isEqualTo("life force");
        assertThat(words(ruleset).said("attributes", "vigour")).contains("life force");
        assertThat(words(ruleset).said("battle-kinds", "wild")).contains("Outdoors");
        assertThat(words(ruleset).said("battle-kinds", "long-duel")).contains("long duel");
        assertThat(words(ruleset).set("own-names")).contains("magic-attack", "vigour", "long-duel");
    }

    @Test
    void whatOneCannotDoIsACommandAChoiceOrToActAtAll() {
        String ruleset = "{ commands: { rest: {} }, battle: { choices: { punch: {} } } }";
        assertThat(words(ruleset).set("actions")).containsExactly("act", "cover", "rest", "punch");
    }

    @Test
    void aNameThatPlayersHaveAlreadyIsTakenAndPointedAt() {
        words("attributes: [might, level]");
        assertThat(findings).singleElement().satisfies(finding -> {
            assertThat(finding.code().id()).isEqualTo("SW3014");
            assertThat(finding.place().toString()).isEqualTo("ruleset.yaml:1:21");
            assertThat(finding.message()).contains("\"level\"");
        });
    }

    @Test
    void aNumberCannotHaveTheNameOfAnAttribute() {
        words("{ attributes: [might], numbers: { player: { might: {} } } }");
        assertThat(findings)
                .singleElement()
                .satisfies(finding -> assertThat(finding.place().column()).isEqualTo(45));
    }

    @Test
    void malformedPartsDeclareNothingInSilence() {
        Vocabulary words =
                words("{ attributes: 3, traits: [x], numbers: 5, sessions: noon, battle: [], commands: rest }");
        assertThat(words.set("commands")).isEmpty();
        assertThat(findings).isEmpty();
    }

    private Property property(String ruleset, String kind, String name) {
        Property property = words(ruleset).things().properties(kind).get(name);
        assertThat(property).isNotNull();
        return property;
    }

    private Vocabulary words(String ruleset) {
        QuestMachine machine = new QuestMachine();
        return Vocabulary.of(List.of(machine.words(), machine.declaredBy(Texts.map(ruleset), findings::add)));
    }
}
