package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static soulwright.quest.rules.DwellingTest.at;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.SummonerScene;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** What the services of dwellings do, as they ship. */
class ServiceTest {
    private static World world() {
        return DwellingTest.world()
                .with("items", """
                        - id: apple
                          name: Apple
                          level: 1
                          do:
                            - heal: 1
                              who: me
                        - id: crown
                          extends: apple
                          name: Crown
                          level: 5
                        """)
                .with("equipment", """
                        - id: hat
                          name: Hat
                          level: 1
                        - id: helm
                          name: Helm
                          level: 3
                        """)
                .with("spells", """
                        - id: gust
                          name: Gust
                          level: 2
                          do:
                            - heal: 1
                              who: me
                        - id: storm
                          extends: gust
                          name: Storm
                          level: 6
                        """)
                .command("get", "- gain: apple")
                .command("bleed", "- set: health\n  to: 7\n  who: me");
    }

    @Test
    @DisplayName("SM-DWL-5: the Library shows the cards and attributes of all others, to its visitor alone")
    void library() {
        Played played = at(world(), "castle", "Morning");
        assertThat(played.scene(0).summoners().get(1).fighter().known()).isFalse();
        played.choose("visit", "library");
        for (SummonerScene other : played.scene(0).summoners()) {
            assertThat(other.fighter().health()).isEqualTo(30);
            assertThat(other.cards()).extracting(CardScene::name).contains("Earth Jelly", "Return");
        }
        assertThat(played.scene(1).summoners().get(2).fighter().known()).isFalse();
        assertThat(played.scene(1).summoners().get(0).fighter().known()).isFalse();
    }

    @Test
    @DisplayName("SM-DWL-6: the Healer heals all wounds; who has none is told so")
    void healer() {
        Played played = at(world(), "town", "Noon").choose("visit");
        assertThat(played.refusal("healer")).isEqualTo("only when you have wounds or you have a status");
        played.choose("leave", "bleed", "visit", "healer");
        assertThat(played.health(0)).isEqualTo(30);
    }

    @Test
    @DisplayName("SM-DWL-6: the Healer cures bad conditions")
    void healerCures() {
        Played played = at(world().command("sicken", "- inflict: poison\n  who: me"), "town", "Noon");
        played.choose("sicken");
        assertThat(played.summoner(0).fighter().statuses()).hasSize(1);
        assertThat(played.choose("visit", "healer").summoner(0).fighter().statuses())
                .isEmpty();
    }

    @Test
    @DisplayName("SM-DWL-7: the Magician gives a global spell for an item or equipment, a better one for a better one")
    void magician() {
        Played played = at(world(), "town", "Night").choose("visit");
        assertThat(played.refusal("magician")).isEqualTo("you have no items, and you have no equipment");
        played.choose("leave", "get", "visit", "magician");
        assertThat(played.cards(0, "items")).isEmpty();
        assertThat(played.cards(0, "spells")).containsExactly("Return", "Quick Move", "Challenge", "Gust");
    }

    @Test
    @DisplayName("SM-DWL-8: the Blacksmith forges equipment from an item or a global spell")
    void blacksmith() {
        Played played = at(world(), "village", "Morning").choose("visit", "blacksmith");
        assertThat(played.options()).containsExactlyInAnyOrder("return", "quick-move", "challenge");
        played.choose("return");
        assertThat(played.cards(0, "equipment")).containsExactly("Hat");
        assertThat(played.cards(0, "spells")).containsExactly("Quick Move", "Challenge");
    }

    @Test
    @DisplayName("SM-DWL-9: at the Inn a fellow of the local terrain joins, as long as there is one")
    void inn() {
        World world = world().with("monsters", """
                - id: local
                  extends: gnat
                  name: Local
                  type: fellow
                  habitat: [pool]
                - id: stranger
                  extends: gnat
                  name: Stranger
                  type: fellow
                  habitat: [clay]
                - id: beast
                  extends: gnat
                  name: Beast
                  habitat: [pool]
                """);
        Played played = at(world, "village", "Night").choose("visit", "inn");
        assertThat(played.cards(0, "monsters")).hasSize(5).contains("Local");
        assertThat(played.choose("visit").refusal("inn"))
                .isEqualTo("only when there is one that fits among the monsters");
    }

    @ParameterizedTest
    @CsvSource({
        "option:1, 0, 3, 0, 1, march",
        "option:2, 3, 0, 1, 0, ballad",
        "option:3, 0, 1, 0, 3, reel",
        "option:4, 1, 0, 3, 0, lullaby",
        "option:5, 1, 1, 1, 1, dance"
    })
    @DisplayName("SM-DWL-9: the Bard plays what one chooses, and one gains 4 points in all, split by the tune")
    void bard(String tune, int hitPoints, int attack, int defend, int agility, String music) {
        Played played = at(world(), "village", "Night").choose("visit", "bard", tune);
        assertThat(played.attribute(0, "hit-points")).isEqualTo(30 + hitPoints);
        assertThat(played.attribute(0, "attack")).isEqualTo(5 + attack);
        assertThat(played.attribute(0, "defend")).isEqualTo(5 + defend);
        assertThat(played.attribute(0, "agility")).isEqualTo(5 + agility);
        assertThat(hitPoints + attack + defend + agility).isEqualTo(4);
        assertThat(played.scene(2).tune()).contains(music);
    }

    @Test
    @DisplayName(
            "SM-DWL-10: Reincarnate gives a monster's score value and improvements to the player, who loses it for good")
    void reincarnate() {
        Played played = at(world(), "temple", "Noon")
                .choose("process", "fire-jelly", "wind-jelly", "bleed", "visit", "reincarnate");
        played.choose("wind-jelly");
        assertThat(played.attribute(0, "attack")).isEqualTo(5 + 3);
        assertThat(played.attribute(0, "agility")).isEqualTo(5 + 3);
        assertThat(played.cards(0, "monsters")).containsExactly("Earth Jelly", "Water Jelly");
        played.choose("visit", "reincarnate", "water-jelly");
        assertThat(played.attribute(0, "hit-points")).isEqualTo(33);
        assertThat(played.health(0)).as("and heals by as much").isEqualTo(10);
    }

    @Test
    @DisplayName("SM-DWL-10: Purify destroys every monster on the board, but neither the boss nor anybody's own")
    void purify() {
        World world = world().command("plague", "- spawn: gnat\n  to: { choose: lands }");
        Played played = at(world, "temple", "Morning").choose("visit");
        assertThat(played.refusal("purify")).isEqualTo("only when there is one that fits among the lands");
        played.choose("leave", "plague", "land:2,1", "plague", "land:3,2", "visit", "purify");
        assertThat(played.land(2, 1).monster()).isEmpty();
        assertThat(played.land(3, 2).monster()).isEmpty();
        assertThat(played.land(3, 3).monster()).isPresent();
        assertThat(played.cards(0, "monsters")).hasSize(4);
    }

    @Test
    @DisplayName("SM-DWL-11: Train gives one monster 1 in each attribute")
    void train() {
        Played played = at(world(), "arena", "Night").choose("visit", "train", "fire-jelly");
        assertThat(played.monster(0, "Fire Jelly").attributes().values()).containsExactly(21, 11, 11, 11);
        assertThat(played.monster(0, "Wind Jelly").attributes().values()).containsExactly(20, 10, 10, 10);
    }

    /** The two that meet in the ring: one that fells the other, or two that cannot. */
    private static Played ring(int attack) {
        World world = world().with("monsters", """
                - id: champion
                  extends: stump
                  name: Champion
                  level: 8
                  attributes: { attack: %d }
                  special: { name: Hit, attack: %d, agility: 0 }
                - id: loser
                  extends: stump
                  name: Loser
                  level: 8
                """.formatted(attack, attack))
                .instead(
                        "be: { random: monsters, where: rank is not boss }",
                        "be: { random: monsters, where: level == 8 }")
                .sureBlows();
        return at(world.command("get-crown", "- gain: crown"), "arena", "Night").choose("get-crown", "visit", "match");
    }

    private static String on(Played played, String name) {
        return played.game().decision().words(0).contains(name) ? "option:1" : "option:2";
    }

    @Test
    @DisplayName("SM-DWL-11: who has put an item on the winner of a Match gets another one")
    void matchWon() {
        Played played = ring(200);
        played.choose(on(played, "Champion"));
        assertThat(played.cards(0, "items")).hasSize(2).contains("Crown");
        assertThat(played.question()).isEqualTo("command");
    }

    @Test
    @DisplayName("SM-DWL-13: who has put it on the loser loses it")
    void matchLost() {
        Played played = ring(200);
        played.choose(on(played, "Loser"));
        assertThat(played.cards(0, "items")).isEmpty();
    }

    @Test
    @DisplayName("SM-DWL-13: a draw returns it")
    void matchDrawn() {
        Played played = ring(0);
        played.choose(on(played, "Loser"));
        assertThat(played.cards(0, "items")).containsExactly("Crown");
    }

    @Test
    @DisplayName("SM-DWL-11: a Match changes nothing else: nobody grows, no monster joins or stays")
    void matchLeavesNoTrace() {
        Played played = ring(200);
        played.choose(on(played, "Champion"));
        assertThat(played.attribute(0, "attack")).isEqualTo(5);
        assertThat(played.cards(0, "monsters")).hasSize(4);
        assertThat(played.land(2, 5).monster()).isEmpty();
        assertThat(played.health(0)).isEqualTo(30);
    }

    private static final int PAIRS = 4;

    private static Played casino() {
        World world = world().instead(
                        "concentration: { random: [items, equipment, spells], count: 8",
                        "concentration: { random: [items, equipment], count: 4");
        return at(world, "town", "Night").choose("get", "visit", "casino", "apple");
    }

    /** Turns a card up, and says what it is. */
    private static String turn(Played played, String place) {
        played.choose(place);
        return played.question().equals("pairs")
                ? played.game().decision().question().replaceAll(":.*", "")
                : "";
    }

    /** What lies where, as a game that goes on from here would show it. */
    private static List<String> table(Played played) {
        List<String> names = new ArrayList<>();
        for (int place = 0; place < 2 * PAIRS; place++) {
            var copy = played.game().copy();
            copy.choose(copy.decision().find("place:" + (place + 1)).orElseThrow());
            names.add(copy.decision().question().replaceAll(":.*", ""));
        }
        return names;
    }

    @Test
    @DisplayName("SM-DWL-7, SM-DWL-13: at the Casino the wager is spent at once")
    void theWagerIsSpent() {
        Played played = casino();
        assertThat(played.question()).isEqualTo("pairs");
        assertThat(played.options()).hasSize(2 * PAIRS);
        assertThat(played.cards(0, "items")).isEmpty();
    }

    @Test
    @DisplayName("SM-DWL-7: one keeps every card whose pair one matches")
    void pairsAreKept() {
        Played played = casino();
        List<String> table = table(played);
        String first = table.get(0);
        played.choose("place:1", "place:" + (table.lastIndexOf(first) + 1));
        assertThat(played.summoner(0).cards()).extracting(CardScene::name).contains(first);
        assertThat(played.options()).hasSize(2 * PAIRS - 2);
        for (int place = 1; place < 2 * PAIRS; place++) {
            int other = table.lastIndexOf(table.get(place));
            if (table.indexOf(table.get(place)) == place) {
                played.choose("place:" + (place + 1), "place:" + (other + 1));
            }
        }
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.cards(0, "items")).containsExactlyInAnyOrder("Apple", "Crown");
        assertThat(played.cards(0, "equipment")).containsExactlyInAnyOrder("Hat", "Helm");
    }

    @Test
    @DisplayName("SM-DWL-7: until one has missed three times")
    void threeMisses() {
        Played played = casino();
        List<String> table = table(played);
        int other = table.get(1).equals(table.get(0)) ? 3 : 2;
        for (int miss = 0; miss < 3; miss++) {
            assertThat(played.question()).isEqualTo("pairs");
            assertThat(turn(played, "place:1")).isEqualTo(table.get(0));
            played.choose("place:" + other);
        }
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.cards(0, "items")).isEmpty();
        assertThat(played.cards(0, "equipment")).isEmpty();
    }

    @Test
    @DisplayName("SM-DWL-13: as they ship there are eight pairs")
    void eightPairs() {
        World world = world().shipped("items/soul-stones.yaml", "items/tricks.yaml");
        Played played = at(world, "town", "Night").choose("get", "visit", "casino", "apple");
        assertThat(played.options()).hasSize(16);
    }

    @Test
    @DisplayName("SM-DWL-7: nobody plays without a wager")
    void noWager() {
        World poor = world().rule("start.spells", "[]");
        assertThat(at(poor, "town", "Night").options()).doesNotContain("visit");
        World healing = poor.instead("open: day\n      when: me.wounds > 0 or me.status", "open: night");
        Played played = at(healing, "town", "Night").choose("visit");
        assertThat(played.refusal("casino"))
                .isEqualTo("you have no items, and you have no equipment, and you have no spells");
    }
}
