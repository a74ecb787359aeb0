package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.quest.scene.CardScene;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** Talking: trades with consent, duels without, and what the loser of a duel loses. */
class TalkTest {
    private static final String THINGS = """
            - id: apple
              name: Apple
              level: 1
              do:
                - heal: 1
                  who: me
            - id: pear
              extends: apple
              name: Pear
            - id: plum
              extends: apple
              name: Plum
            """;

    private static final String NOBODY = "nobody is here who may be challenged or has anything to trade";

    private static World world() {
        return World.small()
                .rule("turn.commands", "9")
                .with("items", THINGS)
                .with("equipment", "- id: hat\n  name: Hat\n  level: 1\n")
                .command("fly", "- transport: me\n  to: { choose: lands }");
    }

    /** Two players in one land; the first is to act, and has an apple, the second a pear. */
    private static Played met(World world) {
        Played played = world.seat(0, "kit: { items: [apple] }")
                .seat(1, "kit: { items: [pear] }")
                .start();
        return played.choose("fly", "land:2,1")
                .untilTurnOf(1)
                .choose("fly", "land:2,1")
                .untilTurnOf(0);
    }

    /** A duel in which one side falls at the first blow. */
    private static World deadly(int loser) {
        World world = world().sureBlows();
        for (int seat = 0; seat < 2; seat++) {
            world.seat(
                    seat,
                    "attributes: { hit-points: %d, attack: 50, defend: 0, agility: 5 }\nkit: { items: [%s], equipment: [hat] }"
                            .formatted(seat == loser ? 1 : 900, seat == 0 ? "apple" : "pear"));
        }
        return world;
    }

    private static Played duel(int loser) {
        Played played = deadly(loser).start();
        played.choose("fly", "land:2,1")
                .untilTurnOf(1)
                .choose("fly", "land:2,1")
                .untilTurnOf(0);
        return played.choose("talk", "option:2").fight("nothing", "punch");
    }

    @Test
    @DisplayName("SM-CMD-8: one talks to who stands in the same land, but not in a Tower")
    void whoCanBeTalkedTo() {
        Played played = world().start();
        assertThat(played.refusal("talk")).isEqualTo("not when this land is the home of a player");
        assertThat(played.choose("fly", "land:5,1").options())
                .as("in another's Tower")
                .doesNotContain("talk");
        played.choose("fly", "land:2,1");
        assertThat(played.refusal("talk")).isEqualTo(NOBODY);
        assertThat(met(world()).options()).contains("talk");
    }

    @Test
    @DisplayName("SM-CMD-8: a trade that is accepted exchanges both cards")
    void anAcceptedTrade() {
        Played played = met(world()).choose("talk", "option:1", "apple", "pear");
        assertThat(played.asked()).as("the other consents").isEqualTo(1);
        assertThat(played.cards(0, "items")).containsExactly("Apple");
        played.choose("option:1");
        assertThat(played.cards(0, "items")).containsExactly("Pear");
        assertThat(played.cards(1, "items")).containsExactly("Apple");
        assertThat(played.asked()).isZero();
    }

    @Test
    @DisplayName("SM-CMD-8: a trade that is refused changes nothing")
    void aRefusedTrade() {
        Played played = met(world()).choose("talk", "option:1", "apple", "pear", "option:2");
        assertThat(played.cards(0, "items")).containsExactly("Apple");
        assertThat(played.cards(1, "items")).containsExactly("Pear");
    }

    @Test
    @DisplayName("SM-CMD-8: who consents knows to what")
    void theOfferIsShown() {
        Played played = met(world()).choose("talk", "option:1", "apple", "pear");
        assertThat(played.game().decision().words(0)).isEqualTo("Take Apple for Pear");
        assertThat(played.scene(1).summoners().get(0).cards())
                .filteredOn(card -> card.entry().isPresent())
                .extracting(CardScene::name)
                .containsExactly("Apple");
    }

    @Test
    @DisplayName("SM-CMD-8, SM-CRD-1: both are exchanged as one: at the limit nobody has to let anything go")
    void aTradeAtTheLimit() {
        Played played = met(world().rule("limits.items", "1")).choose("talk", "option:1", "apple", "pear", "option:1");
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.cards(0, "items")).containsExactly("Pear");
        assertThat(played.cards(1, "items")).containsExactly("Apple");
    }

    @Test
    @DisplayName("SM-CMD-8, SM-CRD-1: a trade of two kinds keeps to the limits too")
    void aTradeOverTheLimit() {
        Played played = met(world().rule("limits.items", "1"));
        played.choose("talk", "option:1", "return", "pear", "option:1");
        assertThat(played.question()).isEqualTo("let-go");
        assertThat(played.options()).containsExactlyInAnyOrder("apple", "pear");
        assertThat(played.choose("apple").cards(0, "items")).containsExactly("Pear");
    }

    @Test
    @DisplayName("SM-CMD-8, SM-MON-2: no monster is traded for whom the other side has one already")
    void noSecondCopyByTrade() {
        Played played = met(world().command("get", "- gain: gnat"));
        played.choose("get", "talk", "option:1");
        played.choose("gnat");
        assertThat(played.options()).contains("pear").doesNotContain("earth-jelly");
        played.choose("pear", "option:1");
        assertThat(played.cards(1, "monsters")).contains("Gnat");
    }

    @Test
    @DisplayName("SM-CMD-8, SM-MON-2: nor does anybody give something for a monster that cannot join him")
    void noCardForNothing() {
        Played played = met(world()).choose("talk", "option:1", "earth-jelly", "pear", "option:1");
        assertThat(played.cards(0, "items")).containsExactly("Apple");
        assertThat(played.cards(1, "items")).containsExactly("Pear");
        assertThat(played.cards(0, "monsters")).contains("Earth Jelly");
    }

    @Test
    @DisplayName("SM-CMD-8: a duel needs no consent, and lasts ten rounds")
    void aDuelNeedsNoConsent() {
        Played played = met(world()).choose("talk", "option:2");
        assertThat(played.isBattle()).isTrue();
        assertThat(played.battle().rounds()).hasValue(10);
    }

    @Test
    @DisplayName("SM-CMD-8: the winner takes one equipment, item or spell of his choice from the loser")
    void theWinnerChoosesHisLoot() {
        Played played = duel(1);
        assertThat(played.asked()).isZero();
        assertThat(played.options()).containsExactlyInAnyOrder("hat", "pear", "return", "quick-move", "challenge");
        played.choose("pear");
        assertThat(played.cards(0, "items")).containsExactly("Apple", "Pear");
        assertThat(played.cards(1, "items")).isEmpty();
        assertThat(played.cards(1, "equipment")).containsExactly("Hat");
        assertThat(played.place(1)).as("the loser goes home").isEqualTo("5,1");
    }

    @Test
    @DisplayName("SM-CMD-8: so does he who was challenged and won")
    void theChallengedMayWin() {
        Played played = duel(0);
        assertThat(played.asked()).isEqualTo(1);
        played.choose("hat");
        assertThat(played.cards(1, "equipment")).containsExactly("Hat", "Hat");
        assertThat(played.cards(0, "equipment")).isEmpty();
    }

    @Test
    @DisplayName("SM-CMD-8: who has nothing yields nothing")
    void nothingToYield() {
        Played played = world().sureBlows()
                .rule("start.spells", "[]")
                .seat(0, "attributes: { hit-points: 900, attack: 50, defend: 0, agility: 5 }")
                .seat(1, "attributes: { hit-points: 1, attack: 50, defend: 0, agility: 5 }")
                .start();
        played.choose("fly", "land:2,1")
                .untilTurnOf(1)
                .choose("fly", "land:2,1")
                .untilTurnOf(0);
        played.choose("talk", "option:2").fight("nothing", "punch");
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.cards(1, "monsters")).hasSize(4);
    }

    @Test
    @DisplayName("SM-CMD-8, SM-BAT-2: a duel that nobody wins costs nobody anything")
    void aDraw() {
        Played played = met(world()).choose("talk", "option:2").fight("nothing", "wait");
        assertThat(played.question()).isEqualTo("command");
        assertThat(List.of(played.cards(0, "items"), played.cards(1, "items")))
                .containsExactly(List.of("Apple"), List.of("Pear"));
    }

    @Test
    @DisplayName("SM-CMD-8, SM-KO-2: nobody demands a duel of one who was knocked out, until his next turn is over")
    void shelteredFromDuels() {
        Played played = duel(1).choose("pear");
        assertThat(played.number(1, "sheltered")).isEqualTo(1);
        assertThat(played.options()).as("a Challenge finds others only").contains("magic:challenge");
        assertThat(played.choose("magic:challenge").options()).containsExactlyInAnyOrder("seat:3", "seat:4");
        played.choose("seat:3").fight("nothing", "wait");
        played.untilTurnOf(1).choose("fly", "land:2,1").untilTurnOf(2);
        assertThat(played.number(1, "sheltered")).as("after his next turn").isZero();
    }

    /** Two players in one land, with nothing but these items; the second may not be challenged. */
    private static Played sheltered(String mine, String others) {
        Played played = world().rule("start.monsters", "[]")
                .rule("start.spells", "[]")
                .command("hide", "- set: sheltered\n  to: 1\n  who: me")
                .seat(0, "kit: { items: [%s] }".formatted(mine))
                .seat(1, "kit: { items: [%s] }".formatted(others))
                .start();
        return played.choose("fly", "land:2,1")
                .untilTurnOf(1)
                .choose("fly", "land:2,1", "hide")
                .untilTurnOf(0);
    }

    @Test
    @DisplayName("SM-CMD-8, SM-KO-2: talk is refused, and says why, where neither a trade nor a duel can come of it")
    void nothingToTalkAbout() {
        assertThat(sheltered("apple", "").refusal("talk")).isEqualTo(NOBODY);
        assertThat(sheltered("", "pear").refusal("talk")).isEqualTo(NOBODY);
        assertThat(sheltered("apple", "pear").options()).contains("talk");
        Played poor = sheltered("", "").untilTurnOf(1);
        assertThat(poor.options())
                .as("a duel can be demanded of who is not sheltered")
                .contains("talk");
    }

    @Test
    @DisplayName(
            "SM-CMD-8, SM-MON-2: where the other has only monsters that one has too, nothing is offered for nothing")
    void nothingToWishFor() {
        Played played = world().rule("start.spells", "[]")
                .seat(0, "kit: { items: [apple] }")
                .start();
        played.choose("fly", "land:2,1")
                .untilTurnOf(1)
                .choose("fly", "land:2,1")
                .untilTurnOf(0);
        played.choose("talk", "option:1", "apple");
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.log("message")).containsExactly("P1 has nothing that you could have");
        assertThat(played.cards(0, "items")).containsExactly("Apple");
    }
}
