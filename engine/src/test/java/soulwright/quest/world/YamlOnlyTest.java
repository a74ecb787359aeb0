package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a pack changes without a line of Java, played: each of these is a few lines of YAML, and the game goes another way. */
class YamlOnlyTest {
    private static final String AETHER = "- { id: aether, name: Aether, strong-against: [earth], attribute: agility }";

    private static World aether() {
        return World.small()
                .with("elements", AETHER)
                .with("terrains", "- { id: cloud, name: Cloud, soul-power: { aether: 9 } }")
                .with("monsters", """
                        - id: clod
                          name: Clod
                          type: basic
                          element: earth
                          level: 1
                          attributes: { hit-points: 200, attack: 0, defend: 0, agility: 0 }
                          score: { attack: 2 }
                          special: { name: Creak, attack: 0, agility: 0 }
                        """)
                .command("clouds", "- set: terrain\n  to: cloud\n  who: land")
                .command("claim", "- mark: land")
                .command("rouse", "- battle: clod\n  kind: away")
                .command("step", "- walk: 1")
                .rule("battle.kinds.away.ambushed", "0")
                .rule("battle.combat-spells.copies", "9")
                .rule("battle.deck", "[me.combat-spells]")
                .rule("battle.hand", "40")
                .sureBlows();
    }

    @Test
    @DisplayName("a fifth element has soul power, magic and combat spells, and is strong against whom it says")
    void aFifthElement() {
        Played played = aether().start().choose("step");
        played.choose(played.options().get(0)).choose("clouds", "claim");
        assertThat(played.table(0, "soul-power")).containsEntry("Aether", 9);
        assertThat(played.table(0, "magic")).containsEntry("Aether", 4).containsEntry("Earth", 1);
        played.choose("rouse").choose("nothing");
        assertThat(played.options()).contains("cast:aether", "cast:wind");
        played.choose("cast:aether");
        assertThat(200 - played.fighter("Clod").health())
                .as("8 + 5 x 4, half as much again")
                .isEqualTo(42);
    }

    @Test
    @DisplayName("a new status stops what it says, and ends with its turns")
    void aNewStatus() {
        Played played = World.small()
                .with("statuses", "- { id: homesick, name: Homesick, abilities: [ { cannot: [move, magic] } ] }")
                .command("sigh", "- inflict: homesick\n  who: me\n  turns: 1")
                .start();
        assertThat(played.options()).contains("move");
        played.choose("sigh");
        assertThat(played.options()).contains("pass").doesNotContain("move");
        assertThat(played.refusal("move")).isNotEmpty();
        played.untilTurnOf(0);
        assertThat(played.options()).as("still in his next turn").doesNotContain("move");
        played.untilTurnOf(0);
        assertThat(played.options()).as("over").contains("move");
    }

    @Test
    @DisplayName("a command may cost two of the turn's commands, and a turn have three")
    void aDearCommandAndLongTurns() {
        World world = World.small().rule("turn.commands", "3").rule("commands.move.cost", "- pay: 2\n  from: commands");
        Played played = world.start().choose("move");
        played.choose(played.options().get(0));
        assertThat(played.summoner(0).commands()).isEqualTo(1);
        assertThat(played.asked()).isZero();
        assertThat(played.options()).doesNotContain("move");
        assertThat(played.refusal("move")).isNotEmpty();
    }

    @Test
    @DisplayName("another formula of damage")
    void anotherFormulaOfDamage() {
        Played played = World.small()
                .rule("battle.damage", "17")
                .rule("battle.kinds.away.ambushed", "0")
                .command("rouse", "- battle: stump\n  kind: away")
                .sureBlows()
                .start()
                .choose("rouse", "nothing", "punch");
        assertThat(played.fighter("Stump").health()).isEqualTo(100 - 17);
    }

    @Test
    @DisplayName("a new dwelling with a new service made of verbs")
    void aNewService() {
        Played played = World.small()
                .with("dwellings", """
                        - id: bath
                          name: Bath
                          services:
                            soak:
                              name: Soak
                              limit: { times: 1, per: day }
                              do:
                                - raise: { hit-points: 5 }
                                  who: me
                                - let: friend
                                  be: { choose: me.monsters }
                                - raise: { attack: 7 }
                                  who: friend
                        """)
                .board("""
                        size: 5
                        legend: { T: home, B: boss, h: heath }
                        lands:
                          - T h h h T
                          - h h h h h
                          - h h B h h
                          - h h h h h
                          - T h h h T
                        dwellings:
                          - { at: [2, 1], is: bath }
                        boss: warden
                        """)
                .start()
                .choose("move", "land:2,1", "visit", "soak", "fire-jelly");
        assertThat(played.attribute(0, "hit-points")).isEqualTo(35);
        assertThat(Played.of(played.monster(0, "Fire Jelly"), "attack")).isEqualTo(17);
    }

    @Test
    @DisplayName("a fifth attribute is printed, raised and counts where a formula says so")
    void aFifthAttribute() {
        Played played = World.small()
                .rule("attributes", "[hit-points, attack, defend, agility, luck]")
                .rule("start.attributes.luck", "3")
                .rule("battle.damage", "self.luck")
                .rule("battle.kinds.away.ambushed", "0")
                .command("pray", "- raise: { luck: 4 }\n  who: me")
                .command("rouse", "- battle: stump\n  kind: away")
                .sureBlows()
                .start()
                .choose("pray", "rouse", "nothing", "punch");
        assertThat(played.fighter("Stump").health()).isEqualTo(100 - 7);
        assertThat(played.summoner(0).fighter().attributes())
                .isEqualTo(Map.of("hit-points", 30, "attack", 5, "defend", 5, "agility", 5, "luck", 7));
    }
}
