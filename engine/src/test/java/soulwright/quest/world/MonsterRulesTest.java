package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SM-MON: how monsters are got, obey, cover, and are knocked out. */
class MonsterRulesTest {
    /** A battle with a deck of nothing but monsters, so that the hand is known. */
    private static World monstersOnly() {
        return World.small()
                .command("ogre", "- battle: ogre\n  kind: wild")
                .command("stump", "- battle: stump\n  kind: wild")
                .command("gnat", "- battle: gnat\n  kind: wild")
                .rule("battle.deck", "[me.monsters]")
                .rule("battle.choices.escape.do", "- end-battle: unbeaten\n")
                .sureBlows()
                .monstersOnly("Normal attack");
    }

    @Test
    @DisplayName("SM-MON-1: a monster is got by defeating it")
    void aMonsterIsGotByDefeatingIt() {
        Played played = monstersOnly().start().choose("gnat", "nothing").fight("punch");
        assertThat(played.cards(0, "monsters")).contains("Gnat");
        played.choose("stump", "nothing").fight("escape");
        assertThat(played.cards(0, "monsters")).as("unbeaten").doesNotContain("Stump");
    }

    @Test
    @DisplayName("SM-MON-1: another player's monsters are not captured")
    void anotherPlayersMonstersAreNotCaptured() {
        Played played = monstersOnly()
                .seat(0, "attributes: { attack: 1000 }")
                .seat(1, "kit: { monsters: [gnat] }")
                .command("duel", "- battle: { choose: others }\n  kind: rival")
                .rule("start.monsters", "[]")
                .start();
        played.choose("duel", "seat:2")
                .fightUntil("punch", "summon:gnat", "nothing")
                .choose("punch", "wait");
        assertThat(played.log("knocked-out")).containsExactly("Gnat is knocked out");
        played.fight("punch", "wait");
        assertThat(played.cards(0, "monsters")).isEmpty();
        assertThat(played.cards(1, "monsters")).containsExactly("Gnat");
    }

    @Test
    @DisplayName(
            "SM-MON-2, SM-CRD-2: there is one copy of each monster; defeating one that you own gives its score value only")
    void thereIsOneCopyOfEach() {
        Played played = monstersOnly().start();
        played.choose("gnat", "nothing").fight("punch");
        played.choose("gnat", "nothing").fight("punch");
        assertThat(played.cards(0, "monsters")).containsOnlyOnce("Gnat");
        assertThat(played.attribute(0, "attack")).as("2 for each").isEqualTo(9);
    }

    @Test
    @DisplayName("SM-MON-2, SM-CRD-2: a consumed monster does not join again")
    void aConsumedMonsterDoesNotJoinAgain() {
        Played played = monstersOnly().start();
        played.choose("gnat", "nothing").fight("punch");
        played.choose("process", "gnat", "fire-jelly", "gnat", "nothing").fight("punch");
        assertThat(played.cards(0, "monsters")).doesNotContain("Gnat");
    }

    @Test
    @DisplayName("SM-MON-3: a monster never changes its level")
    void aMonsterKeepsItsLevel() {
        Played played = World.small()
                .command("train", "- raise: { attack: 50, hit-points: 50 }\n  who: me.monsters")
                .start();
        assertThat(played.choose("train").monster(0, "Fire Jelly").level()).isEqualTo(1);
    }

    @Test
    @DisplayName("SM-MON-5: a summoned monster takes attacks for its summoner")
    void aMonsterTakesAttacks() {
        Played played = monstersOnly().start().choose("ogre", "summon:fire-jelly", "wait");
        assertThat(played.log("knocked-out")).containsExactly("Fire Jelly is knocked out");
        assertThat(played.health(0)).isEqualTo(30);
        played.choose("wait");
        assertThat(played.health(0)).as("nobody stands before him any more").isEqualTo(1);
    }

    @Test
    @DisplayName("SM-MON-5: attacks on a group hit the monster and its summoner")
    void attacksOnAGroupHitBoth() {
        Played played = monstersOnly()
                .with("monsters", """
                        - { id: cloud, extends: stump, name: Cloud, special: { attack: 9, who: opponent.team } }
                        """)
                .rule("battle.acts.Normal attack.weight", "0")
                .rule("battle.acts.Special attack.weight", "50")
                .command("cloud", "- battle: cloud\n  kind: wild")
                .start()
                .choose("cloud", "summon:fire-jelly", "wait");
        assertThat(played.fighter("Fire Jelly").health()).as("9 - 10 / 2").isEqualTo(16);
        assertThat(played.health(0)).as("9 - 5 / 2, halves up").isEqualTo(23);
    }

    @ParameterizedTest(
            name = "SM-MON-6: at magic level 1, a monster of level {0} and element {1} disobeys {2} % of the time")
    @CsvSource({"1, fire, 0", "2, fire, 20", "3, fire, 40", "4, fire, 60", "5, fire, 80", "8, fire, 80", "3, , 40"})
    void eachMissingLevelIsAChanceToDisobey(int level, String element, int percent) {
        Played played = wild(level, element).start();
        played.choose("stump", "summon:wild-one").fight("wait");
        assertThat(played.log("disobeyed").size()).isCloseTo(3 * percent, within(percent == 0 ? 0 : 35));
        assertThat(played.log("attacked").size() + played.log("disobeyed").size())
                .isEqualTo(600);
    }

    @Test
    @DisplayName("SM-MON-6: each time it should, it may not cover")
    void aMonsterThatDisobeysDoesNotCover() {
        Played played = wild(4, "fire").start();
        played.choose("stump", "summon:wild-one").fight("wait");
        long uncovered = played.log("attacked").stream()
                .filter(words -> words.startsWith("Stump strikes at P0"))
                .count();
        assertThat(uncovered).isCloseTo(180, within(35L));
    }

    @Test
    @DisplayName("SM-MON-6: the magic level of its element counts; for monsters of no element the highest does")
    void theMagicLevelOfTheElementCounts() {
        String ring = "- { id: ring, name: Ring, level: 1, soul-power: { water: 6 } }";
        Played fire = wild(3, "fire").with("equipment", ring).start();
        fire.choose("ring", "stump", "summon:wild-one").fight("wait");
        assertThat(fire.log("disobeyed").size()).as("water does not help").isGreaterThan(80);
        Played water = wild(3, "water").with("equipment", ring).start();
        water.choose("ring", "stump", "summon:wild-one").fight("wait");
        assertThat(water.log("disobeyed")).as("water at 3").isEmpty();
        Played none = wild(3, null).with("equipment", ring).start();
        none.choose("ring", "stump", "summon:wild-one").fight("wait");
        assertThat(none.log("disobeyed")).as("the highest is 3").isEmpty();
    }

    /** Three hundred rounds in which nobody is hurt; a ring if the test has one. */
    private static World wild(int level, String element) {
        String of = element == null ? "" : ", element: " + element;
        return monstersOnly()
                .with("monsters", "- { id: wild-one, extends: stump, name: Wild One, level: " + level + of + " }")
                .with("equipment", "- { id: nothing, name: Nothing, level: 1 }")
                .seat(0, "kit: { monsters: [wild-one] }")
                .rule("start.monsters", "[]")
                .command("ring", "- gain: { random: equipment, where: soul-power.water > 0 }")
                .rule("battle.kinds.wild.rounds", "300")
                .rule("battle.damage", "0");
    }

    @Test
    @DisplayName("SM-MON-7: after a battle all damage short of a knock-out on one's monsters is healed")
    void monstersAreHealedAfterABattle() {
        Played played = monstersOnly()
                .command("crab", "- battle: crab\n  kind: wild")
                .with("monsters", "- { id: crab, extends: stump, name: Crab, attributes: { attack: 12 } }")
                .start();
        played.choose("crab", "summon:fire-jelly", "wait");
        assertThat(played.fighter("Fire Jelly").health()).as("12 - 10 / 2").isEqualTo(13);
        played.fightUntil("summon:earth-jelly").choose("summon:earth-jelly").fight("escape");
        assertThat(played.monster(0, "Fire Jelly").health()).isEqualTo(20);
        assertThat(played.monster(0, "Earth Jelly").health()).isEqualTo(20);
    }

    @Test
    @DisplayName("SM-MON-8: a knocked-out monster is usable again when the turn after the next begins")
    void aKnockedOutMonsterRestsATurn() {
        Played played = monstersOnly()
                .seat(0, "attributes: { agility: 200 }")
                .start()
                .choose("ogre", "summon:fire-jelly", "wait", "escape");
        assertThat(played.monster(0, "Fire Jelly").resting()).isTrue();
        played.choose("stump");
        assertThat(played.options())
                .as("turn N")
                .doesNotContain("summon:fire-jelly")
                .contains("summon:earth-jelly");
        played.choose("nothing").fight("escape").untilTurnOf(0).choose("stump");
        assertThat(played.options()).as("turn N + 1").doesNotContain("summon:fire-jelly");
        played.choose("nothing").fight("escape").untilTurnOf(0).choose("stump");
        assertThat(played.options()).as("turn N + 2").contains("summon:fire-jelly");
    }

    @Test
    @DisplayName("SM-MON-8: knocked out in another player's turn, it misses one's next turn as well")
    void aMonsterKnockedOutBetweenTurnsRestsATurn() {
        Played played = monstersOnly()
                .seat(1, "attributes: { attack: 1000 }")
                .command("duel", "- battle: { choose: others }\n  kind: rival\n")
                .rule("battle.choices.escape.when", "true")
                .start();
        played.untilTurnOf(1).choose("duel", "seat:1", "nothing", "summon:fire-jelly", "punch", "wait");
        assertThat(played.log("knocked-out")).containsExactly("Fire Jelly is knocked out");
        played.choose("wait", "escape").passUntil(now -> now.asked() == 0).choose("stump");
        assertThat(played.options()).as("turn N + 1").doesNotContain("summon:fire-jelly");
        played.choose("nothing").fight("escape").untilTurnOf(0).choose("stump");
        assertThat(played.options()).as("turn N + 2").contains("summon:fire-jelly");
    }

    @Test
    @DisplayName(
            "SM-MON-8: its card stays in the deck; drawn, it can neither be played nor be discarded but with all four")
    void itsCardStaysInTheDeck() {
        Played played = monstersOnly()
                .seat(0, "attributes: { agility: 200 }")
                .start()
                .choose("ogre", "summon:fire-jelly", "wait");
        assertThat(played.side(0).hand()).extracting("name").contains("Fire Jelly");
        assertThat(played.options())
                .doesNotContain("summon:fire-jelly", "exchange:fire-jelly")
                .contains("summon:earth-jelly", "exchange:earth-jelly", "redraw");
        played.choose("summon:earth-jelly", "redraw");
        assertThat(played.options()).doesNotContain("summon:fire-jelly", "exchange:fire-jelly");
    }

    @Test
    @DisplayName("SM-MON-9, SM-CMD-5: the player character's damage stays after battle until he rests")
    void thePlayerCharactersDamageStays() {
        Played played = monstersOnly()
                .with("monsters", "- { id: crab, extends: stump, name: Crab, attributes: { attack: 12 } }")
                .command("crab", "- battle: crab\n  kind: wild")
                .start();
        played.choose("crab", "nothing", "wait").fight("escape");
        int left = played.health(0);
        assertThat(left).as("30 less 12 - 5 / 2, twice at most").isBetween(10, 20);
        assertThat(played.untilTurnOf(0).health(0)).isEqualTo(left);
        assertThat(played.choose("rest").health(0)).as("30 % at home").isEqualTo(left + 9);
    }
}
