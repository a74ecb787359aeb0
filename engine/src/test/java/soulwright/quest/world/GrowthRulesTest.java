package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SM-GRW: how players and their monsters grow. */
class GrowthRulesTest {
    /** Seat 1 comes with monsters that fall at once, and both are ready to fight. */
    private static World duel() {
        return World.small()
                .with("monsters", """
                        - { id: midge, extends: gnat, name: Midge, attributes: { agility: 0 }, score: { attack: 2, defend: 1 } }
                        """)
                .command("duel", "- battle: { choose: others }\n  kind: rival")
                .sureBlows()
                .monstersOnly("Normal attack");
    }

    @Test
    @DisplayName("SM-GRW-1, SM-GRW-2: who defeats a monster gains its score value, and so does his monster that is out")
    void bothGainTheScoreValue() {
        Played played = World.small()
                .command("fight", "- battle: gnat\n  kind: wild")
                .sureBlows()
                .start();
        played.choose("fight", "summon:earth-jelly").fight("punch");
        assertThat(played.attribute(0, "attack")).isEqualTo(7);
        assertThat(played.attribute(0, "agility")).isEqualTo(6);
        assertThat(played.attribute(0, "defend")).as("not in the score value").isEqualTo(5);
        assertThat(Played.of(played.monster(0, "Earth Jelly"), "attack")).isEqualTo(12);
        assertThat(Played.of(played.monster(0, "Earth Jelly"), "agility")).isEqualTo(11);
        assertThat(Played.of(played.monster(0, "Fire Jelly"), "attack"))
                .as("stayed in the deck")
                .isEqualTo(10);
    }

    @Test
    @DisplayName("SM-GRW-2: only the monster that is out at that moment gains")
    void whoWasOutBeforeGainsNothing() {
        Played played = World.small()
                .command("fight", "- battle: stump\n  kind: exam")
                .rule("battle.acts.Normal attack.do", "[]")
                .rule("battle.acts.Special attack.do", "[]")
                .start();
        played.choose("fight", "summon:earth-jelly");
        played.fightUntil("summon:fire-jelly", "redraw").choose("summon:fire-jelly");
        played.fight("cast:earth", "cast:fire", "cast:wind", "cast:water", "redraw");
        assertThat(Played.of(played.monster(0, "Fire Jelly"), "attack")).isEqualTo(12);
        assertThat(Played.of(played.monster(0, "Earth Jelly"), "attack")).isEqualTo(10);
    }

    @Test
    @DisplayName("SM-GRW-3: against a player the gain comes after the battle, won or lost, for each monster that fell")
    void againstAPlayerTheGainComesAfterTheBattle() {
        Played played = duel().seat(0, "kit: { monsters: [ogre] }")
                .seat(1, "kit: { monsters: [midge] }")
                .rule("battle.disobeys", "0")
                .rule("battle.opening.deal", "{ all: me.monsters }")
                .start();
        played.choose("duel", "seat:2");
        assertThat(played.asked()).isZero();
        played.choose("summon:ogre", "summon:midge", "wait", "wait");
        assertThat(played.log("knocked-out")).containsExactly("Midge is knocked out");
        assertThat(played.attribute(0, "attack")).as("while it goes on").isEqualTo(5);
        played.fight("wait");
        assertThat(played.log("fought")).containsExactly("P0 beats P1");
        assertThat(played.attribute(0, "attack"))
                .as("Midge's 2; the player character's is 0")
                .isEqualTo(7);
        assertThat(played.attribute(0, "defend")).isEqualTo(6);
        assertThat(Played.of(played.monster(0, "Ogre"), "defend")).isEqualTo(1);
    }

    @Test
    @DisplayName(
            "SM-GRW-3: who loses the fight gains for the monsters that he defeated all the same, and is knocked out all the same")
    void whoLosesGainsToo() {
        Played played = duel().with(
                        "monsters",
                        "- { id: ox, extends: gnat, name: Ox, attributes: { agility: 0 }, score: { hit-points: 4 } }")
                .seat(0, "attributes: { attack: 1000, agility: 9 }")
                .seat(1, "attributes: { attack: 1000 }\nkit: { monsters: [ox] }")
                .rule("battle.opening.deal", "{ all: me.monsters, where: level == 1 }")
                .rule("battle.order", "self.agility")
                .start();
        played.choose("duel", "seat:2", "nothing", "summon:ox", "punch", "wait");
        assertThat(played.log("knocked-out")).containsExactly("Ox is knocked out");
        played.choose("wait", "punch");
        assertThat(played.log("fought")).containsExactly("P0 is beaten by P1");
        assertThat(played.attribute(0, "hit-points")).isEqualTo(34);
        assertThat(played.health(0)).as("knocked out, not healed by the gain").isEqualTo(1);
        assertThat(played.number(0, "knock-outs")).isEqualTo(1);
    }

    @Test
    @DisplayName("SM-GRW-4: a processed monster gives its score value and all improvements on it")
    void processConservesImprovements() {
        Played played = World.small()
                .command("train", "- raise: { attack: 5, hit-points: 7 }\n  who: { choose: me.monsters }")
                .start();
        played.choose("train", "fire-jelly", "process", "fire-jelly", "water-jelly");
        assertThat(played.cards(0, "monsters")).containsExactly("Earth Jelly", "Water Jelly", "Wind Jelly");
        assertThat(Played.of(played.monster(0, "Water Jelly"), "attack"))
                .as("10 + 3 + 5")
                .isEqualTo(18);
        assertThat(Played.of(played.monster(0, "Water Jelly"), "hit-points"))
                .as("20 + 7")
                .isEqualTo(27);
        played.choose("process", "water-jelly", "wind-jelly");
        assertThat(Played.of(played.monster(0, "Wind Jelly"), "attack"))
                .as("handed on")
                .isEqualTo(18);
        assertThat(Played.of(played.monster(0, "Wind Jelly"), "hit-points"))
                .as("20 + 7 + 3")
                .isEqualTo(30);
    }
}
