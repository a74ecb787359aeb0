package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SM-BAT: who acts when, and what blows do. */
class BattleBlowsRulesTest {
    private static final String SPARRING = "- battle: stump\n  kind: exam";

    private static World sparring() {
        return World.small().command("fight", SPARRING).sureBlows().monstersOnly("Normal attack");
    }

    @Test
    @DisplayName("SM-BAT-12: after the choice the characters act in the order of agility")
    void charactersActByAgility() {
        World world = sparring()
                .with("monsters", "- { id: cat, extends: stump, name: Cat, attributes: { agility: 7 } }")
                .command("cat", "- battle: cat\n  kind: exam");
        Played slow = world.start().choose("cat", "summon:fire-jelly", "punch");
        assertThat(actors(slow)).containsExactly("Fire", "Cat", "P0");
        Played quick = world.seat(0, "attributes: { agility: 11 }").start().choose("cat", "summon:fire-jelly", "punch");
        assertThat(actors(quick)).containsExactly("P0", "Fire", "Cat");
    }

    private static List<String> actors(Played played) {
        return played.log("attacked").stream()
                .map(words -> words.substring(0, words.indexOf(' ')))
                .toList();
    }

    @Test
    @DisplayName("SM-BAT-12: ties are broken at random, anew each round")
    void tiesAreBrokenAtRandom() {
        Played played = sparring()
                .with("monsters", "- { id: twin, extends: stump, name: Twin, attributes: { agility: 5 } }")
                .command("twin", "- battle: twin\n  kind: wild")
                .rule("battle.kinds.wild.rounds", "200")
                .rule("battle.damage", "0")
                .start()
                .choose("twin", "nothing")
                .fight("punch");
        List<String> actors = actors(played);
        int first = 0;
        for (int i = 0; i < actors.size(); i += 2) {
            first += actors.get(i).equals("P0") ? 1 : 0;
        }
        assertThat(first).isCloseTo(100, within(30));
    }

    @Test
    @DisplayName(
            "SM-BAT-12: a card takes effect when its player acts; a monster summoned then acts from the next round")
    void aSummonedMonsterActsFromTheNextRound() {
        Played played = sparring().rule("battle.deck", "[me.monsters]").start().choose("fight", "nothing");
        played.choose("summon:fire-jelly");
        assertThat(actors(played)).containsExactly("Stump");
        assertThat(played.forget().choose("wait").log("attacked")).hasSize(2);
    }

    @Test
    @DisplayName("SM-BAT-12: knocked out before he acts, a player does nothing")
    void whoIsDownDoesNotAct() {
        Played played = sparring()
                .command("ogre", "- battle: ogre\n  kind: wild")
                .start()
                .choose("ogre", "nothing", "punch");
        assertThat(actors(played)).containsExactly("Ogre");
    }

    @Test
    @DisplayName("SM-BAT-12: a monster that is unsummoned keeps its damage and status for the rest of the battle")
    void anUnsummonedMonsterKeepsItsDamage() {
        Played played = sparring()
                .with("monsters", """
                        - { id: pup, extends: gnat, name: Pup, attributes: { hit-points: 40, agility: 0 } }
                        - { id: wasp, extends: stump, name: Wasp, attributes: { attack: 7, agility: 90 } }
                        """)
                .command("wasp", "- battle: wasp\n  kind: wild")
                .rule("start.monsters", "[pup, fire-jelly]")
                .rule("battle.deck", "[me.monsters]")
                .rule("battle.choices.punch.do", "- inflict: petrification\n  who: me.monster\n")
                .start();
        played.choose("wasp", "summon:pup", "punch");
        assertThat(played.fighter("Pup").health()).isEqualTo(33);
        played.choose("summon:fire-jelly");
        played.choose("summon:pup");
        assertThat(played.fighter("Pup").health())
                .as("7 a round, but for the one in the deck")
                .isEqualTo(26);
        assertThat(played.fighter("Pup").statuses()).containsExactly("small:petrification");
    }

    @Test
    @DisplayName("SM-BAT-13: a monster strikes its normal or its special attack at random, half of the time each")
    void monstersActAtRandom() {
        Played played = World.small()
                .command("fight", "- battle: stump\n  kind: wild")
                .rule("battle.kinds.wild.rounds", "400")
                .rule("battle.damage", "0")
                .start()
                .choose("fight", "nothing")
                .fight("wait");
        long normal = played.log("attacked").stream()
                .filter(words -> words.contains("a normal attack"))
                .count();
        long special = played.log("attacked").stream()
                .filter(words -> words.contains("a special attack"))
                .count();
        assertThat(normal + special).isEqualTo(400);
        assertThat(normal).isCloseTo(200, within(50L));
    }

    @ParameterizedTest(name = "SM-BAT-14: agility {0} against {1}: {2} % miss, {3} % are guarded, {4} % critical")
    @CsvSource({"5, 5, 15, 15, 10", "25, 5, 5, 5, 20", "5, 25, 35, 25, 2", "5, 65, 60, 40, 0"})
    void blowsHitByAgility(int mine, int theirs, int missed, int guarded, int critical) {
        Played played = World.small()
                .seat(0, "attributes: { agility: %d, attack: 10 }".formatted(mine))
                .with(
                        "monsters",
                        "- { id: post, extends: stump, name: Post, attributes: { agility: %d } }".formatted(theirs))
                .command("post", "- battle: post\n  kind: wild")
                .rule("battle.kinds.wild.rounds", "900")
                .rule("battle.acts.Normal attack.do", "- message: Creak\n")
                .rule("battle.acts.Special attack.do", "- message: Creak\n")
                .inBattles("on: round-end\ndo:\n  - heal: opponent.wounds\n    who: opponent")
                .start()
                .choose("post", "nothing")
                .fight("punch");
        assertThat(count(played, "(miss)")).isCloseTo(9 * missed, within(50));
        assertThat(count(played, "for 5 (guarded)")).isCloseTo(9 * guarded, within(50));
        assertThat(count(played, "for 20 (critical)")).isCloseTo(9 * critical, within(50));
        assertThat(count(played, "for 10"))
                .as("the rest, normal")
                .isCloseTo(9 * (100 - missed - guarded - critical), within(60));
    }

    private static int count(Played played, String end) {
        return (int) played.log("attacked").stream()
                .filter(words -> words.endsWith(end))
                .count();
    }

    @Test
    @DisplayName("SM-BAT-14: normal, special and punch attacks may miss; a combat spell always hits for normal damage")
    void aCombatSpellAlwaysHits() {
        Played played = World.small()
                .command("fight", SPARRING)
                .hits("100", "0", "0")
                .start()
                .choose("fight", "summon:fire-jelly");
        played.choose("punch").fightUntilRound(12, "redraw");
        assertThat(played.log("attacked")).hasSize(23).allMatch(words -> words.endsWith("(miss)"));
        assertThat(played.log("attacked").toString()).contains("normal attack", "special attack", "punch");
        played.forget().fightUntil("cast:fire", "redraw").choose("cast:fire");
        assertThat(played.log("attacked")).contains("P0 wounds Stump with a spell attack for 13");
    }

    @ParameterizedTest(name = "SM-BAT-15: an attack of {0} on a defend of {1} does {2}")
    @CsvSource({"10, 0, 10", "10, 10, 5", "10, 7, 7", "10, 9, 6", "3, 20, 1", "0, 0, 1"})
    void damageIsAttackLessHalfOfDefend(int attack, int defend, int damage) {
        Played played = World.small()
                .seat(0, "attributes: { attack: %d, agility: 9 }".formatted(attack))
                .with(
                        "monsters",
                        "- { id: post, extends: stump, name: Post, attributes: { defend: %d } }".formatted(defend))
                .command("post", "- battle: post\n  kind: wild")
                .sureBlows()
                .start()
                .choose("post", "nothing", "punch");
        assertThat(played.fighter("Post").health()).isEqualTo(100 - damage);
    }

    @Test
    @DisplayName("SM-BAT-15: halves are rounded up once, after the element and the hit")
    void damageIsRoundedOnce() {
        Played played = World.small()
                .with(
                        "monsters",
                        "- { id: post, extends: stump, name: Post, element: wind, attributes: { defend: 7 } }")
                .command("post", "- battle: post\n  kind: wild")
                .hits("0", "100", "0")
                .monstersOnly("Normal attack")
                .start()
                .choose("post", "summon:fire-jelly", "wait");
        assertThat(played.fighter("Post").health())
                .as("(10 - 3.5) x 1.5 x 0.5 = 4.875")
                .isEqualTo(95);
    }

    @Test
    @DisplayName("SM-BAT-16: with your monster you have two actors a round")
    void youHaveTwoActors() {
        Played alone = sparring().start().choose("fight", "nothing", "punch");
        assertThat(actors(alone)).containsOnlyOnce("P0").hasSize(2);
        Played both = sparring().start().choose("fight", "summon:fire-jelly", "punch");
        assertThat(actors(both)).containsExactlyInAnyOrder("P0", "Fire", "Stump");
    }
}
