package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SM-ELE: elements, soul power, magic levels. */
class ElementRulesTest {
    private static final String GO = "- transport: me\n  to: { choose: lands }";

    @ParameterizedTest(name = "SM-ELE-1, SM-ELE-2: {0} on {1} does {2} of 13")
    @CsvSource({
        "earth, earth, 13", "earth, water, 20", "earth, fire, 13", "earth, wind, 7",
        "water, earth, 7", "water, water, 13", "water, fire, 20", "water, wind, 13",
        "fire, earth, 13", "fire, water, 7", "fire, fire, 13", "fire, wind, 20",
        "wind, earth, 20", "wind, water, 13", "wind, fire, 7", "wind, wind, 13"
    })
    void anElementDoesMoreDamageToOneAndLessToAnother(String spell, String foe, int damage) {
        Played played = World.small()
                .with("monsters", "- { id: foe, extends: stump, name: Foe, element: " + foe + " }")
                .command("fight", "- battle: foe\n  kind: wild")
                .seed(3)
                .start();
        played.choose("fight", "nothing").fightUntil("cast:" + spell, "redraw").choose("cast:" + spell);
        assertThat(played.fighter("Foe").health()).isEqualTo(100 - damage);
    }

    @Test
    @DisplayName("SM-ELE-2: attacks of monsters have their element too")
    void attacksOfMonstersHaveTheirElement() {
        Played played = World.small()
                .with("monsters", "- { id: foe, extends: stump, name: Foe, element: fire }")
                .command("fight", "- battle: foe\n  kind: wild")
                .sureBlows()
                .monstersOnly("Normal attack")
                .start();
        played.choose("fight", "summon:water-jelly", "wait");
        assertThat(played.fighter("Foe").health()).as("10 and half of it").isEqualTo(85);
    }

    @Test
    @DisplayName("SM-ELE-3: one magic level an element, all 1 at the start, from soul power, and falling again with it")
    void magicFollowsSoulPower() {
        Played played =
                World.small().command("go", GO).command("take", "- mark: land").start();
        Map<String, Integer> begin = Map.of("Earth", 1, "Water", 1, "Fire", 1, "Wind", 1);
        assertThat(magic(played, 0)).isEqualTo(begin);
        played.choose("go", "land:2,1", "take");
        assertThat(magic(played, 0))
                .as("3 soul power")
                .containsEntry("Earth", 2)
                .containsEntry("Water", 1);
        played.untilTurnOf(1).choose("go", "land:2,1", "take");
        assertThat(magic(played, 0)).isEqualTo(begin);
        assertThat(magic(played, 1)).containsEntry("Earth", 2);
    }

    @Test
    @DisplayName("SM-ELE-3: below 3 soul power there is no second level, and 8 is the highest")
    void magicIsAtMostEight() {
        Played played = World.small()
                .with("equipment", """
                        - { id: twig, name: Twig, level: 1, soul-power: { earth: 2 } }
                        - { id: log, name: Log, level: 1, soul-power: { earth: 18 } }
                        - { id: tree, name: Tree, level: 1, soul-power: { earth: 9 } }
                        """)
                .command("twig", "- gain: twig")
                .command("log", "- gain: log")
                .command("tree", "- gain: tree")
                .start();
        assertThat(magic(played.choose("twig"), 0)).containsEntry("Earth", 1);
        assertThat(magic(played.choose("log"), 0)).as("20 soul power").containsEntry("Earth", 7);
        assertThat(magic(played.choose("tree"), 0)).as("29 soul power").containsEntry("Earth", 8);
    }

    @Test
    @DisplayName("SM-ELE-5: soul power comes from marked lands, their dwellings, and equipment")
    void soulPowerHasThreeSources() {
        Played played = World.small()
                .with("dwellings", "- { id: hut, name: Hut, soul-power: { earth: 3, water: 1 } }")
                .with("equipment", "- { id: ring, name: Ring, level: 1, soul-power: { earth: 1, wind: 2 } }")
                .board("""
                        size: 5
                        boss: warden
                        legend: { T: home, B: boss, h: heath, e: clay }
                        lands:
                          - T e h e T
                          - h h h h h
                          - h h B h h
                          - h h h h h
                          - T h h h T
                        dwellings:
                          - { at: [4, 1], is: hut }
                        """)
                .command("go", GO)
                .command("take", "- mark: land")
                .command("ring", "- gain: ring")
                .start();
        assertThat(soulPower(played)).as("at first").isEqualTo(Map.of("Earth", 0, "Water", 0, "Fire", 0, "Wind", 0));
        played.choose("go", "land:4,1");
        assertThat(soulPower(played)).as("standing there is not owning it").containsEntry("Earth", 0);
        played.choose("take");
        assertThat(soulPower(played))
                .as("land and dwelling")
                .containsEntry("Earth", 6)
                .containsEntry("Water", 1);
        played.choose("ring");
        assertThat(soulPower(played))
                .as("and equipment")
                .containsEntry("Earth", 7)
                .containsEntry("Wind", 2);
    }

    private static Map<String, Integer> magic(Played played, int seat) {
        return played.table(seat, "magic");
    }

    private static Map<String, Integer> soulPower(Played played) {
        return played.table(0, "soul-power");
    }
}
