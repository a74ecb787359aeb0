package soulwright.quest.world;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SM-ATT: attributes of players and monsters. */
class AttributeRulesTest {
    private static final String SPARRING = "- battle: stump\n  kind: wild";

    @Test
    @DisplayName(
            "SM-ATT-1, SM-ATT-5: everybody has hit points, attack, defend and agility; players begin with 30 and 5 each")
    void everybodyHasFourAttributes() {
        Played played = World.small().start();
        assertThat(played.summoner(0).fighter().attributes())
                .containsExactly(entry("hit-points", 30), entry("attack", 5), entry("defend", 5), entry("agility", 5));
        assertThat(played.monster(0, "Fire Jelly").attributes().keySet())
                .containsExactly("hit-points", "attack", "defend", "agility");
    }

    @Test
    @DisplayName("SM-ATT-2: a special attack has figures of its own, and improvements of attack apply to it")
    void improvementsApplyToSpecials() {
        Played played = World.small()
                .command("raise", "- raise: { attack: 5 }\n  who: me.monsters")
                .command("fight", SPARRING)
                .sureBlows()
                .monstersOnly("Special attack")
                .start();
        played.choose("fight", "summon:fire-jelly", "wait");
        assertThat(played.fighter("Stump").health()).as("a special of 12").isEqualTo(88);
        played.fight("escape", "wait");
        played.choose("raise", "fight", "summon:fire-jelly", "wait");
        assertThat(played.fighter("Stump").health()).as("12 + 5").isEqualTo(83);
    }

    @Test
    @DisplayName("SM-ATT-2: improvements of agility make special attacks surer")
    void improvementsOfAgilityApplyToSpecials() {
        World world = World.small()
                .command("fight", SPARRING)
                .hits("if(speed == 8, 100, 0)", "0", "0")
                .command("raise", "- raise: { agility: 1 }\n  who: me.monsters")
                .monstersOnly("Special attack");
        Played slow = world.start().choose("fight", "summon:fire-jelly", "wait");
        assertThat(slow.fighter("Stump").health())
                .as("missed at its special agility of 8")
                .isEqualTo(100);
        Played quick = world.start().choose("raise", "fight", "summon:fire-jelly", "wait");
        assertThat(quick.fighter("Stump").health()).as("hit at 8 + 1").isEqualTo(88);
    }

    @Test
    @DisplayName("SM-ATT-3: a regeneration restores 20 % of the monster's hit points, and strikes nobody")
    void regenerationRestoresAFifth() {
        Played played = World.small()
                .with("monsters", """
                        - id: hydra
                          name: Hydra
                          type: basic
                          level: 1
                          attributes: { hit-points: 200 }
                          score: { attack: 2 }
                          special:
                            name: Regrow
                            do:
                              - heal: percent(self.hit-points, 20)
                                who: self
                        """)
                .command("fight", "- battle: hydra\n  kind: wild")
                .monstersOnly("Special attack")
                .seat(0, "attributes: { agility: 9 }")
                .rule("battle.choices.punch.do", "- damage: 100\n  who: opponent.front\n")
                .start();
        played.choose("fight", "nothing", "punch");
        assertThat(played.fighter("Hydra").health()).as("200 - 100 + 40").isEqualTo(140);
        assertThat(played.log("attacked")).isEmpty();
    }

    @Test
    @DisplayName("SM-ATT-4: attack drives the punch, the card's level a combat spell")
    void attackDrivesThePunchOnly() {
        Played played = World.small()
                .seat(0, "attributes: { attack: 7 }")
                .command("fight", SPARRING)
                .sureBlows()
                .start();
        played.choose("fight", "nothing", "punch");
        assertThat(played.fighter("Stump").health()).as("after a punch of 7").isEqualTo(93);
        played.fightUntil("cast:earth", "redraw").choose("cast:earth");
        assertThat(played.fighter("Stump").health())
                .as("after a spell of level 1")
                .isEqualTo(80);
    }

    @Test
    @DisplayName("SM-ATT-5: a gain in hit points also heals by as much")
    void aGainInHitPointsHeals() {
        Played played = World.small()
                .command("hurt", "- damage: 10\n  who: me")
                .command("raise", "- raise: { hit-points: 4 }\n  who: me")
                .start();
        played.choose("hurt", "raise");
        assertThat(played.attribute(0, "hit-points")).isEqualTo(34);
        assertThat(played.health(0)).isEqualTo(24);
    }
}
