package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SM-STO-5, 6: what is brought home from board games. */
class StockRulesTest {
    private static final List<String> JELLIES = List.of("Earth Jelly", "Water Jelly", "Fire Jelly", "Wind Jelly");

    private static Tale fields(String stock) {
        Tale tale = Tale.of("""
                - { id: one, game: common, seats: [hero, ben], stock: [%1$s] }
                - { id: two, game: common, seats: [hero, ben], stock: [%1$s] }
                - { id: exam, exam: knockout, entrants: [hero, ben], kind: exam }
                - { id: end, ending: Done }
                """.formatted(stock));
        tale.world()
                .with("items", "- { id: pin, name: Pin, level: 1, do: [ { message: Ouch } ] }")
                .with("equipment", "- { id: ring, name: Ring, level: 1 }")
                .command("find", "- gain: [gnat, pin, ring, return]")
                .command("grow", "- raise: { attack: 2 }\n  who: me")
                .command("train", "- raise: { attack: 3 }\n  who: { all: me.monsters, where: element is fire }")
                .command("train-gnat", "- raise: { defend: 1 }\n  who: { all: me.monsters, where: element is none }");
        return tale;
    }

    @Test
    @DisplayName("SM-STO-5: monsters, equipment and items held at the end join the stock, global spells do not")
    void whatIsHeldJoinsTheStock() {
        Told told = fields("monsters, equipment, items").start();
        assertThat(told.stock()).isEmpty();
        told.choose("find", "triumph");
        assertThat(told.stock())
                .containsAll(JELLIES)
                .contains("Gnat", "Pin", "Ring")
                .hasSize(7);
    }

    @Test
    @DisplayName("SM-STO-5: a stage says which kinds are kept, and they are kept however the game went")
    void aStageSaysWhatIsKept() {
        Told told = fields("items").start().choose("find", "concede");
        assertThat(told.stock()).containsExactly("Pin");
        Told spells = fields("spells").start().choose("find", "concede");
        assertThat(spells.stock()).contains("Return").doesNotContain("Gnat");
    }

    @Test
    @DisplayName("SM-STO-5: what is in the stock cannot be used in later board games")
    void theStockStaysAtHome() {
        Told told = fields("monsters, equipment, items").start().choose("find", "grow", "triumph");
        assertThat(told.stage()).isEqualTo("two");
        var summoner = told.within().orElseThrow().scene().summoners().get(0);
        assertThat(summoner.cards())
                .extracting(card -> card.name())
                .contains("Earth Jelly")
                .doesNotContain("Gnat", "Pin", "Ring");
        assertThat(summoner.fighter().attributes()).containsEntry("attack", 5);
    }

    @Test
    @DisplayName("SM-STO-5: cards of a second game come on top; items and equipment as often as they are found")
    void stocksGrow() {
        Told told = fields("monsters, equipment, items").start().choose("find", "triumph", "find", "triumph");
        assertThat(told.question())
                .as("nothing that is the same is asked about")
                .isEqualTo("exam");
        assertThat(told.stock()).filteredOn("Pin"::equals).hasSize(2);
        assertThat(told.stock()).filteredOn("Ring"::equals).hasSize(2);
        assertThat(told.stock()).filteredOn("Gnat"::equals).hasSize(1);
    }

    @Test
    @DisplayName("SM-STO-6: for the hero's own character he chooses between the new attributes and the old")
    void theHeroChoosesForHimself() {
        Told told = fields("monsters").start().choose("grow", "triumph", "triumph");
        assertThat(told.question()).isEqualTo("keep");
        assertThat(told.prompt()).contains("Ann");
        assertThat(told.words("new")).contains("attack 5");
        assertThat(told.words("old")).contains("attack 7");
        assertThat(told.choose("old").scene().hero()).contains("attack 7");
        Told other = fields("monsters").start().choose("grow", "triumph", "triumph", "new");
        assertThat(other.scene().hero()).contains("attack 5");
    }

    @Test
    @DisplayName("SM-STO-6: he chooses for each monster that the stock already has, and has it once")
    void theHeroChoosesForMonsters() {
        Told told = fields("monsters").start().choose("triumph", "train", "triumph");
        assertThat(told.question()).isEqualTo("keep");
        assertThat(told.prompt()).contains("Fire Jelly");
        assertThat(told.words("new")).contains("attack 13");
        assertThat(told.words("old")).contains("attack 10");
        told.choose("new");
        assertThat(told.stock()).containsExactlyInAnyOrderElementsOf(JELLIES);
        assertThat(told.figures("Fire Jelly")).contains("attack 13");
        Told old = fields("monsters").start().choose("triumph", "train", "triumph", "old");
        assertThat(old.figures("Fire Jelly")).contains("attack 10");
    }

    @Test
    @DisplayName("SM-STO-6: a monster that is new to the stock comes with its improvements, without a question")
    void whatIsNewIsNotAskedAbout() {
        Told told = fields("monsters").start().choose("triumph", "find", "train-gnat", "triumph");
        assertThat(told.question()).isEqualTo("exam");
        assertThat(told.figures("Gnat")).contains("defend 1");
    }

    @Test
    @DisplayName("SM-STO-6: the attributes he keeps are those that he fights with")
    void whatIsKeptFights() {
        Told told = fields("monsters").start().choose("grow", "train", "triumph", "triumph");
        told.choose("old", "old", "go-on", "summon:fire-jelly");
        assertThat(told.battle().sides().stream().flatMap(side -> side.team().stream()))
                .filteredOn(one -> one.name().equals("Fire Jelly"))
                .first()
                .satisfies(one -> assertThat(one.attributes()).containsEntry("attack", 13));
    }
}
