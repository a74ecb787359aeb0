package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.story.scene.ExamScene.BoutScene;
import soulwright.story.scene.ExamScene.EntrantScene;

/** SM-STO-3, 7, 12: examinations. */
class ExamRulesTest {
    private static final String END = "\n- { id: end, ending: Done }";

    private static Tale exam(String form, String entrants, String more) {
        return Tale.of("- { id: exam, exam: %s, entrants: [%s], kind: exam%s }".formatted(form, entrants, more) + END);
    }

    @Test
    @DisplayName("SM-STO-3: in a knock-out who loses is out, and who wins meets the next")
    void aKnockOut() {
        Told told = exam("knockout", "hero, ben, cat, dan", "").start();
        assertThat(told.question()).isEqualTo("exam");
        assertThat(told.exam().rounds()).isEqualTo(2);
        told.winBout();
        assertThat(told.exam().round()).isEqualTo(2);
        assertThat(told.exam().entrants()).filteredOn(one -> one.out() == 1).hasSize(2);
        told.winBout();
        assertThat(told.exam().fought())
                .hasSize(3)
                .extracting(BoutScene::winner)
                .endsWith(0);
        assertThat(told.exam().entrants().get(0)).isEqualTo(new EntrantScene("case:ann", "Ann", 2, 0, 1));
        assertThat(told.log("bout")).hasSize(3).last().asString().startsWith("Ann beats ");
        assertThat(told.choose("go-on").ending().name()).isEqualTo("Done");
    }

    @Test
    @DisplayName("SM-STO-3: who is out of a knock-out looks on, and the others fight it out")
    void outOfAKnockOut() {
        Told told = exam("knockout", "hero, ben, cat, dan", "").start().loseBout();
        assertThat(told.exam().fought()).hasSize(3);
        assertThat(told.exam().entrants().get(0).out()).isEqualTo(1);
        assertThat(told.exam().entrants().get(0).place()).isEqualTo(3);
        assertThat(told.exam().next()).isEmpty();
    }

    @Test
    @DisplayName("SM-STO-3: in a league everybody meets everybody once")
    void aLeague() {
        Told told = exam("league", "hero, ben, cat", "").start().winBout().loseBout();
        List<BoutScene> fought = told.exam().fought();
        assertThat(fought.stream()
                        .map(bout ->
                                Stream.of(bout.one(), bout.other()).sorted().toList()))
                .containsExactlyInAnyOrder(List.of(0, 1), List.of(0, 2), List.of(1, 2));
        assertThat(told.exam().entrants().get(0).wins()).isEqualTo(1);
    }

    @Test
    @DisplayName("SM-STO-3: who meets whom is up to chance")
    void chanceDraws() {
        Campaigns campaigns = exam("knockout", "hero, ben, cat, dan", "").campaigns();
        assertThat(Stream.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L)
                        .map(seed -> new Told(campaigns.start(seed)).prompt())
                        .distinct())
                .hasSizeGreaterThan(2);
    }

    @Test
    @DisplayName("SM-STO-3: a battle of an examination has no limit of rounds")
    void noLimitOfRounds() {
        Told told = exam("knockout", "hero, ben", "").start().choose("go-on", "nothing");
        told.until(now -> now.battle().round() > 30, "wait");
        assertThat(told.isGame()).isTrue();
        assertThat(told.choose("fell").question()).isEqualTo("exam");
    }

    @Test
    @DisplayName("SM-STO-3: of two monsters of one name that fight each other is said whose each is")
    void whoseMonsterItIs() {
        Told told = exam("knockout", "hero, ben", "").start().others("summon:fire-jelly", "wait");
        told.choose("go-on", "summon:fire-jelly", "fell");
        assertThat(told.log()).contains("knocked-out: Ben's Fire Jelly is knocked out");
        Told other = exam("knockout", "hero, ben", "").start().others("summon:water-jelly", "wait");
        other.choose("go-on", "summon:fire-jelly", "fell");
        assertThat(other.log()).contains("knocked-out: Water Jelly is knocked out");
    }

    private static Tale collecting(String deck) {
        Tale tale = Tale.of("""
                - { id: field, game: common, seats: [hero, ben], stock: [monsters, equipment, items] }
                - { id: exam, exam: knockout, entrants: [hero, ben], kind: exam, deck: %s }
                """.formatted(deck) + END);
        tale.world().command("catch", "- gain: gnat").command("lose", "- lose: { choose: me.monsters, count: 4 }");
        return tale;
    }

    private static List<String> dealt(Told told) {
        return told.choose("go-on").options();
    }

    @Test
    @DisplayName("SM-STO-3: it is fought with the cards collected in the board games")
    void withTheCardsCollected() {
        Told told = collecting("stock").start();
        told.choose("catch", "lose", "earth-jelly", "fire-jelly", "water-jelly", "wind-jelly", "triumph");
        assertThat(told.stock()).containsExactly("Gnat");
        assertThat(dealt(told)).containsExactly("summon:gnat", "nothing");
    }

    @Test
    @DisplayName("SM-STO-3: or with those that one starts with")
    void withTheKit() {
        Told told = collecting("kit").start().choose("catch", "triumph");
        assertThat(dealt(told)).hasSize(5).doesNotContain("summon:gnat");
    }

    private static Tale fighting() {
        return exam("league", "hero, ben, cat, dan", ", rests: 1");
    }

    private static Told lostJelly(Tale tale) {
        Told told = tale.start().others("nothing", "fell");
        told.choose("go-on", "summon:fire-jelly", "wait");
        assertThat(told.isGame()).as("Ann herself still stands").isTrue();
        return told.others().until(now -> !now.isGame(), "fell");
    }

    @Test
    @DisplayName(
            "SM-STO-7: a monster knocked out in a battle cannot be summoned in the next, but in the one after that")
    void whoWasKnockedOutRests() {
        Told told = lostJelly(fighting());
        assertThat(dealt(told)).hasSize(4).doesNotContain("summon:fire-jelly");
        told.until(now -> !now.isGame(), "nothing", "fell");
        assertThat(dealt(told)).hasSize(5).contains("summon:fire-jelly");
    }

    @Test
    @DisplayName("SM-STO-7: without rests nobody sits out; with two, two battles")
    void otherRests() {
        assertThat(dealt(lostJelly(exam("league", "hero, ben, cat, dan", "")))).contains("summon:fire-jelly");
        Told two = lostJelly(exam("league", "hero, ben, cat, dan", ", rests: 2"));
        assertThat(dealt(two)).doesNotContain("summon:fire-jelly");
        two.until(now -> !now.isGame(), "nothing", "fell");
        assertThat(dealt(two)).doesNotContain("summon:fire-jelly");
    }

    private static Tale withPin() {
        Tale tale = Tale.of("""
                - { id: one, exam: league, entrants: [hero, ben, cat], kind: exam }
                - { id: two, exam: knockout, entrants: [hero, ben], kind: exam }
                """ + END).person("ann", "kit: { items: [pin] }");
        tale.world()
                .with("items", "- { id: pin, name: Pin, level: 1, do: [ { message: Ouch } ] }")
                .rule("battle.deck", "[me.items]");
        return tale;
    }

    @Test
    @DisplayName(
            "SM-STO-7, SM-STO-12: an item used leaves the deck for the rest of the examination, and returns afterwards")
    void whatIsUsedUp() {
        Told told = withPin().start().choose("go-on", "nothing", "use:pin").until(now -> !now.isGame(), "fell");
        told.choose("go-on", "nothing");
        assertThat(told.options()).doesNotContain("use:pin");
        told.until(now -> !now.isGame(), "fell").choose("go-on");
        assertThat(told.stage()).isEqualTo("two");
        assertThat(told.choose("go-on", "nothing").options()).contains("use:pin");
    }

    private static Tale rich() {
        Tale tale = Tale.of("""
                - { id: field, game: common, seats: [hero, ben], stock: [monsters, equipment, items] }
                - { id: again, game: common, seats: [hero, ben], stock: [monsters, equipment, items] }
                - { id: exam, exam: knockout, entrants: [hero, ben], kind: exam }
                """ + END);
        tale.world()
                .with(
                        "items",
                        "- { id: pin, name: Pin, level: 1, do: [ { message: Ouch } ] }\n"
                                + "- { id: nail, name: Nail, level: 1, do: [ { message: Oof } ] }")
                .with("equipment", "- { id: ring, name: Ring, level: 1 }\n- { id: cap, name: Cap, level: 1 }")
                .command("pins", "- gain: [pin, pin, pin, pin, pin, nail, nail]")
                .command("rings", "- gain: [ring, ring, ring, ring, ring, cap, cap]")
                .command("monsters", "- gain: [stump, gnat, ogre, warden]");
        return tale;
    }

    @Test
    @DisplayName(
            "SM-STO-12: the hero picks up to 12 monsters, 8 equipments and 8 items from his stock; where he may take all, he does")
    void theHeroPicks() {
        Told told = rich().start().choose("pins", "rings", "monsters", "triumph", "pins", "rings", "triumph");
        assertThat(told.question()).isEqualTo("pack");
        assertThat(told.prompt()).as("8 monsters are taken without a question").contains("equipment", "8");
        assertThat(told.options()).as("equal cards are one choice").containsExactly("ring", "cap", "enough");
        told.choose("ring", "ring", "enough");
        assertThat(told.prompt()).contains("items");
        for (int picked = 0; picked < 8; picked++) {
            told.choose("pin");
        }
        assertThat(told.question()).as("no room for a ninth").isEqualTo("exam");
        assertThat(told.choose("go-on")
                        .within()
                        .orElseThrow()
                        .scene()
                        .summoners()
                        .get(0)
                        .cards())
                .filteredOn(card -> card.kind().equals("equipment"))
                .hasSize(2);
    }

    @Test
    @DisplayName("SM-STO-12: a lost examination is rated, and the campaign goes on")
    void theCampaignGoesOn() {
        Told told = exam("knockout", "hero, ben", "").start().loseBout();
        assertThat(told.exam().entrants().get(0).place()).isEqualTo(2);
        assertThat(told.choose("go-on").ending().name()).isEqualTo("Done");
    }

    @Test
    @DisplayName("SM-STO-12: a lost board game is rated, and the campaign goes on")
    void afterALostGameTheCampaignGoesOn() {
        Told told = Tale.of("- { id: field, game: common, seats: [hero, ben] }" + END)
                .start()
                .choose("concede");
        assertThat(told.ending().name()).isEqualTo("Done");
    }
}
