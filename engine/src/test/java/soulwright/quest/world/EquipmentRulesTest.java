package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SM-EQP: what the equipment that ships does for who owns it. Amulets and Wands are with the statuses. */
class EquipmentRulesTest {
    /** Seat 0 owns some equipment, and fights what stands still. */
    private static World owning(String equipment) {
        return World.small()
                .shipped(
                        "equipment/bracelets-and-artifacts.yaml",
                        "equipment/weapons.yaml",
                        "equipment/emblems.yaml",
                        "equipment/accessories.yaml",
                        "equipment/scepters-and-rods.yaml",
                        "equipment/bell-and-balance.yaml")
                .seat(0, "attributes: { attack: 10, agility: 9 }\nkit: { equipment: [" + equipment + "] }")
                .command("fight", "- battle: stump\n  kind: wild")
                .rule("battle.kinds.wild.rounds", "900")
                .sureBlows();
    }

    private static World against(String element, String equipment) {
        return owning(equipment)
                .with("monsters", "- { id: foe, extends: stump, name: Foe, element: " + element + " }")
                .command("foe", "- battle: foe\n  kind: wild");
    }

    @ParameterizedTest(name = "SM-EQP-1, SM-EQP-2: {0} are worth {2} soul power in {1}")
    @CsvSource({
        "earth-bracelet, Earth, 3",
        "last-breath-of-the-sky, Wind, 6",
        "'fire-bracelet, first-flame', Fire, 9",
        "'water-bracelet, water-bracelet', Water, 6",
        "'thorn-blade, thorn-blade, thorn-blade', Earth, 3"
    })
    void equipmentGivesSoulPower(String equipment, String element, int power) {
        assertThat(owning(equipment).start().table(0, "soul-power")).containsEntry(element, power);
    }

    @ParameterizedTest(name = "SM-EQP-1, SM-EQP-2: with {0} a punch of 10 does {2} to {1}")
    @CsvSource({
        "thorn-blade, water, 15",
        "thorn-blade, fire, 10",
        "tide-trident, fire, 15",
        "coal-hammer, wind, 15",
        "kite-spear, earth, 15",
        "'thorn-blade, thorn-blade', water, 15"
    })
    void weaponsHurtAnElement(String weapon, String element, int damage) {
        Played played = against(element, weapon).start().choose("foe", "nothing", "punch");
        assertThat(played.fighter("Foe").health()).isEqualTo(100 - damage);
    }

    @ParameterizedTest(name = "SM-EQP-1, SM-EQP-2: with {0} the {1} of the monster that is out is {2}")
    @CsvSource({
        "earth-emblem, defend, 16",
        "water-emblem, hit-points, 35",
        "fire-emblem, attack, 16",
        "wind-emblem, agility, 18",
        "'fire-emblem, fire-emblem', attack, 16",
        "'fire-emblem, earth-emblem', attack, 16"
    })
    void emblemsRaiseTheMonsterThatIsOut(String emblem, String attribute, int figure) {
        Played played = owning(emblem).start().choose("fight", "summon:fire-jelly");
        assertThat(Played.of(played.fighter("Fire Jelly"), attribute)).isEqualTo(figure);
        assertThat(played.fighter("Fire Jelly").health()).isEqualTo(attribute.equals("hit-points") ? 35 : 20);
        assertThat(Played.of(played.monster(0, "Wind Jelly"), attribute))
                .as("in the deck")
                .isLessThanOrEqualTo(20);
    }

    @ParameterizedTest(name = "SM-EQP-1, SM-EQP-2: with {0} a blow of 20 by {1} does {2} to its owner")
    @CsvSource({
        "fire-ring, fire, 9",
        "fire-ring, water, 18",
        "earth-ring, earth, 9",
        "water-ring, water, 9",
        "wind-ring, wind, 9",
        "'fire-ring, fire-ring', fire, 9"
    })
    void accessoriesHalveDamage(String accessory, String element, int damage) {
        Played played = owning(accessory)
                .with(
                        "monsters",
                        "- { id: foe, extends: stump, name: Foe, element: " + element
                                + ", attributes: { attack: 20 } }")
                .command("foe", "- battle: foe\n  kind: wild")
                .monstersOnly("Normal attack")
                .start()
                .choose("foe", "nothing", "wait");
        assertThat(played.health(0))
                .as("20 - 5 / 2, halves up, and half of it rounded down")
                .isEqualTo(30 - damage);
    }

    @Test
    @DisplayName("SM-EQP-1: an Accessory shields its owner only, not his monster")
    void accessoriesShieldTheirOwnerOnly() {
        Played played = owning("fire-ring")
                .with("monsters", "- { id: foe, extends: stump, name: Foe, element: fire, attributes: { attack: 20 } }")
                .command("foe", "- battle: foe\n  kind: wild")
                .monstersOnly("Normal attack")
                .start()
                .choose("foe", "summon:fire-jelly", "wait");
        assertThat(played.fighter("Fire Jelly").health())
                .as("20 - (20 - 10 / 2)")
                .isEqualTo(5);
    }

    @ParameterizedTest(name = "SM-EQP-1, SM-EQP-2: with {0} spells of {1} do double damage in {2} % of the time")
    @CsvSource({
        "fire-scepter, fire, 30",
        "fire-scepter, water, 0",
        "earth-scepter, earth, 30",
        "water-rod, water, 30",
        "wind-rod, wind, 30",
        "'fire-scepter, fire-scepter', fire, 30"
    })
    void sceptersDoubleSpells(String scepter, String element, int percent) {
        Played played = owning(scepter)
                .rule(
                        "battle.choices.punch.do",
                        "- attack: spell\n  who: opponent\n  level: 1\n  element: " + element + "\n")
                .inBattles("on: round-end\ndo:\n  - heal: me.wounds\n    who: me")
                .monstersOnly("Normal attack")
                .start()
                .choose("fight", "nothing")
                .fight("punch");
        long doubled = played.log("attacked").stream()
                .filter(words -> words.endsWith(" for 26"))
                .count();
        assertThat(doubled).isCloseTo(9L * percent, within(percent == 0 ? 0L : 60L));
    }

    @ParameterizedTest(
            name = "SM-EQP-1, SM-EQP-2: with {0} and {1} damage, after discarding all one draws {2} and gives {3} back")
    @CsvSource({
        "silver-bell, 0, 5, 1",
        "'silver-bell, silver-bell', 0, 5, 1",
        "golden-balance, 14, 4, 0",
        "golden-balance, 15, 6, 2",
        "'silver-bell, golden-balance', 15, 6, 2"
    })
    void bellAndBalanceGiveAChoice(String equipment, int hurt, int drawn, int back) {
        Played played = owning(equipment)
                .command("hurt", "- damage: " + hurt + "\n  who: me")
                .rule("battle.damage", "0")
                .start()
                .choose("hurt", "fight", "nothing", "redraw");
        for (int given = 0; given < back; given++) {
            assertThat(played.question()).isEqualTo("target");
            assertThat(played.side(0).hand()).hasSize(drawn);
            played.choose(played.options().get(0));
        }
        assertThat(played.question()).isEqualTo("play");
        assertThat(played.side(0).hand()).hasSize(4);
        assertThat(played.side(0).discards()).isEqualTo(4 + back);
    }

    @Test
    @DisplayName("SM-EQP-1: equipment works only for who owns it")
    void equipmentWorksForItsOwner() {
        Played played = owning("fire-emblem, earth-bracelet").start();
        assertThat(played.table(1, "soul-power")).containsEntry("Earth", 0);
        played.untilTurnOf(1).choose("fight", "summon:fire-jelly");
        assertThat(Played.of(played.fighter("Fire Jelly"), "attack")).isEqualTo(10);
    }
}
