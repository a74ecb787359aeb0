package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SM-STA: bad statuses. */
class StatusRulesTest {
    private static final List<String> STATUSES = List.of("poison", "paralysis", "confusion", "sleep", "petrification");

    /** A battle of nine hundred rounds in which blows hurt nobody, and choices that inflict: `poison` on the foe, `catch-poison` on oneself. */
    private static World ring() {
        World world = World.small()
                .command("fight", "- battle: stump\n  kind: wild")
                .rule("battle.kinds.wild.rounds", "900")
                .rule("battle.damage", "0")
                .choice("cure", "- cure: any\n  who: [me, opponent]")
                .choice("wake", "- attack: punch\n  who: me");
        for (String status : STATUSES) {
            world.choice(status, "- inflict: %s\n  who: opponent.front".formatted(status));
            world.choice("catch-" + status, "- inflict: %s\n  who: me".formatted(status));
        }
        return world;
    }

    private static World lasting(String status) {
        return ring().patch("statuses", status, "recovers", "0");
    }

    private static List<String> statuses(Played played, String who) {
        return played.fighter(who).statuses().stream()
                .map(id -> id.replaceAll(".*:", ""))
                .toList();
    }

    @Test
    @DisplayName("SM-STA-1: poison wounds by a tenth at the end of each round")
    void poisonWounds() {
        Played played = lasting("poison")
                .seat(0, "attributes: { hit-points: 60 }")
                .start()
                .choose("fight", "nothing", "catch-poison");
        assertThat(played.health(0)).isEqualTo(54);
        assertThat(played.choose("wait").health(0)).isEqualTo(48);
    }

    @Test
    @DisplayName("SM-STA-1: paralysis stops every other attack")
    void paralysisStopsAttacks() {
        Played played = lasting("paralysis")
                .start()
                .choose("fight", "nothing", "catch-paralysis")
                .fight("punch");
        long punches = played.log("attacked").stream()
                .filter(words -> words.startsWith("P0"))
                .count();
        assertThat(punches).isCloseTo(450, within(60L));
        assertThat(played.log("message")).contains("P0 cannot move.");
    }

    @Test
    @DisplayName("SM-STA-1: confusion turns every other attack on one's own side")
    void confusionTurnsAttacks() {
        Played played = lasting("confusion")
                .start()
                .choose("fight", "summon:fire-jelly", "catch-confusion")
                .fight("punch");
        List<String> punches = played.log("attacked").stream()
                .filter(words -> words.startsWith("P0"))
                .toList();
        assertThat(punches).hasSize(899);
        assertThat(punches.stream().filter(words -> words.contains("at Stump")).count())
                .isCloseTo(450, within(60L));
        assertThat(punches.stream().filter(words -> words.contains("at P0")).count())
                .isCloseTo(225, within(50L));
        assertThat(punches.stream()
                        .filter(words -> words.contains("at Fire Jelly"))
                        .count())
                .isCloseTo(225, within(50L));
    }

    @ParameterizedTest(name = "SM-STA-1: {0} keeps one from acting at all")
    @ValueSource(strings = {"sleep", "petrification"})
    void whoSleepsOrIsStoneDoesNotAct(String status) {
        Played played = lasting(status).hits("100", "0", "0").start().choose("fight", "nothing", status);
        assertThat(played.forget().choose("punch").log("attacked"))
                .hasSize(1)
                .allMatch(words -> words.startsWith("P0"));
        played.choose("catch-" + status);
        assertThat(played.isBattle())
                .as("nobody is asked any more, and the rounds go by")
                .isFalse();
        assertThat(played.question()).isEqualTo("command");
    }

    @Test
    @DisplayName("SM-STA-2: a special attack with a status inflicts it whenever it hits, and only then")
    void aSpecialAttackInflicts() {
        World world = ring().with("monsters", """
                        - id: viper
                          extends: stump
                          name: Viper
                          special: { name: Bite, attack: 5, agility: 5, hit: [ { inflict: poison, who: that.target } ] }
                        """)
                .command("viper", "- battle: viper\n  kind: wild")
                .rule("battle.acts.Normal attack.weight", "0");
        Played hit = world.hits("0", "50", "50").start().choose("viper", "nothing", "wait");
        assertThat(hit.log("inflicted")).containsExactly("P0: Poison");
        Played missed = world.hits("100", "0", "0").start().choose("viper", "nothing", "wait");
        assertThat(missed.log("inflicted")).isEmpty();
    }

    @ParameterizedTest(name = "SM-STA-2: {0} inflicts {1}")
    @CsvSource({
        "viper-vial, poison",
        "knotted-cord, paralysis",
        "riddle-box, confusion",
        "poppy-pillow, sleep",
        "gorgon-tear, petrification"
    })
    void itemsOfLevelThreeInflictForSure(String item, String status) {
        Played played = lasting(status)
                .shipped("items/attacks-and-hexes.yaml")
                .seat(0, "kit: { items: [" + item + "] }")
                .rule("battle.deck", "[me.items]")
                .start()
                .choose("fight", "nothing", "use:" + item);
        assertThat(statuses(played, "Stump")).containsExactly(status);
    }

    @ParameterizedTest(name = "SM-STA-2: with the {0}, three punches in ten inflict {1}")
    @CsvSource({
        "serpent-wand, poison",
        "puppet-wand, paralysis",
        "jester-wand, confusion",
        "dream-wand, sleep",
        "mason-wand, petrification"
    })
    void equipmentOfLevelSevenInflicts(String wand, String status) {
        Played played = lasting(status)
                .patch("statuses", "poison", "abilities", "[]")
                .hits("0", "50", "50")
                .shipped("equipment/amulets-and-wands.yaml")
                .seat(0, "kit: { equipment: [" + wand + "] }")
                .inBattles("on: round-end\ndo:\n  - cure: any\n    who: opponent")
                .start()
                .choose("fight", "nothing")
                .fight("punch");
        assertThat(played.log("inflicted")).containsOnly("Stump: " + capital(status));
        assertThat(played.log("inflicted").size()).isCloseTo(270, within(60));
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    @ParameterizedTest(name = "SM-STA-3: {0} monsters immune: {1}")
    @CsvSource({"basic, false", "fellow, false", "elemental, true", "guardian, true", "undead, true"})
    void someTypesAreImmune(String type, boolean immune) {
        World world = World.small()
                .with("monsters", "- { id: foe, extends: stump, name: Foe, type: " + type + " }")
                .command("fight", "- battle: foe\n  kind: wild");
        for (String status : STATUSES) {
            world.choice(status, "- inflict: %s\n  who: opponent.front".formatted(status));
        }
        for (String status : STATUSES) {
            Played played = world.start().choose("fight", "nothing", status);
            assertThat(played.log("inflicted").isEmpty()).as(status).isEqualTo(immune);
        }
    }

    @ParameterizedTest(name = "SM-STA-3: the {0} keeps {1}, and nothing else, from its owner and his monsters")
    @CsvSource({
        "poison-amulet, poison",
        "paralysis-amulet, paralysis",
        "confusion-amulet, confusion",
        "sleep-amulet, sleep",
        "petrification-amulet, petrification"
    })
    void equipmentOfLevelThreeProtects(String amulet, String status) {
        World world = World.small()
                .shipped("equipment/amulets-and-wands.yaml")
                .with("monsters", "- { id: pup, extends: stump, name: Pup }")
                .seat(0, "kit: { equipment: [" + amulet + "], monsters: [pup] }")
                .command("fight", "- battle: stump\n  kind: wild")
                .rule("start.monsters", "[]")
                .choice("all", "- inflict: " + status + "\n  who: [me, me.monster, opponent]");
        for (String other : STATUSES) {
            world.choice(other, "- inflict: %s\n  who: [me, me.monster, opponent]".formatted(other));
        }
        for (String other : STATUSES) {
            Played played = world.start().choose("fight", "summon:pup", other);
            assertThat(played.log("inflicted")).as(other).hasSize(other.equals(status) ? 1 : 3);
        }
    }

    @ParameterizedTest(name = "SM-STA-4: {0} ends by itself in {1} % of the rounds")
    @CsvSource({"poison, 30", "paralysis, 35", "confusion, 30", "sleep, 20", "petrification, 0"})
    void statusesEndByThemselves(String status, int percent) {
        World.Games games = ring().inBattles(
                        "on: round-start\nif: me.has-summoner\ndo:\n  - inflict: " + status + "\n    who: opponent")
                .patch("statuses", "poison", "abilities", "[]")
                .inBattles("on: cured\nwho: opponent\nif: me.has-summoner and round < 900\ndo:\n  - message: Better")
                .hits("100", "0", "0")
                .games();
        int cured = 0;
        for (int seed = 1; seed <= 3; seed++) {
            Played played = games.start(seed).choose("fight", "nothing").fight("wait");
            cured += (int)
                    played.log("message").stream().filter("Better"::equals).count();
        }
        assertThat(cured).isCloseTo(27 * percent, within(percent == 0 ? 0 : 70));
    }

    @Test
    @DisplayName("SM-STA-4: poison that is recovered does no damage that round")
    void recoveredPoisonDoesNoDamage() {
        Played played = ring().patch("statuses", "poison", "recovers", "100")
                .start()
                .choose("fight", "nothing", "catch-poison");
        assertThat(played.health(0)).isEqualTo(30);
        assertThat(statuses(played, "P0")).isEmpty();
    }

    @Test
    @DisplayName("SM-STA-4: sleep ends when hit, half of the time, and not when missed")
    void sleepMayEndWhenHit() {
        World world = lasting("sleep")
                .monstersOnly("Normal attack")
                .inBattles("on: round-start\nif: me.has-summoner\ndo:\n  - inflict: sleep\n    who: opponent");
        Played hit = world.hits("0", "0", "0")
                .inBattles("on: cured\nwho: opponent\nif: me.has-summoner and round < 900\ndo:\n  - message: Awake")
                .start()
                .choose("fight", "nothing")
                .fight("punch");
        assertThat(hit.log("message").size()).isCloseTo(450, within(60));
        Played missed =
                world.hits("100", "0", "0").start().choose("fight", "nothing").fight("punch");
        assertThat(missed.log("message")).isEmpty();
    }

    @Test
    @DisplayName("SM-STA-4: an attack that causes sleep puts back to sleep at once")
    void anAttackThatCausesSleepPutsBackToSleep() {
        Played played = lasting("sleep")
                .with("monsters", """
                        - id: nurse
                          extends: stump
                          name: Nurse
                          special: { name: Song, attack: 5, agility: 5, hit: [ { inflict: sleep, who: that.target } ] }
                        """)
                .command("nurse", "- battle: nurse\n  kind: wild")
                .rule("battle.kinds.wild.rounds", "200")
                .rule("battle.acts.Normal attack.weight", "0")
                .hits("0", "0", "0")
                .start()
                .choose("nurse", "nothing", "wait");
        assertThat(played.isBattle()).as("asleep for all of the 200 rounds").isFalse();
        assertThat(played.log("inflicted")).hasSize(200);
    }

    @Test
    @DisplayName("SM-STA-5: a new status replaces the old one")
    void aNewStatusReplacesTheOld() {
        Played played = lasting("poison")
                .patch("statuses", "paralysis", "recovers", "0")
                .start();
        played.choose("fight", "nothing", "catch-poison", "catch-paralysis");
        assertThat(statuses(played, "P0")).containsExactly("paralysis");
    }

    @Test
    @DisplayName("SM-STA-5: all end with the battle")
    void allEndWithTheBattle() {
        Played played = lasting("poison").start().choose("fight", "nothing", "catch-poison");
        assertThat(statuses(played, "P0")).containsExactly("poison");
        played.fight("escape");
        assertThat(played.summoner(0).fighter().statuses()).isEmpty();
        int health = played.health(0);
        assertThat(played.choose("fight", "nothing", "wait").health(0)).isEqualTo(health);
    }

    @ParameterizedTest(name = "SM-STA-6: who falls to {0} before he acts loses the card that he chose")
    @ValueSource(strings = {"sleep", "petrification"})
    void theCardChosenIsDiscarded(String status) {
        Played played = lasting(status)
                .with("monsters", """
                        - id: basilisk
                          extends: stump
                          name: Basilisk
                          attributes: { agility: 50 }
                          special: { name: Glare, attack: 5, agility: 5, hit: [ { inflict: %s, who: that.target } ] }
                        """.formatted(status))
                .command("basilisk", "- battle: basilisk\n  kind: wild")
                .rule("battle.acts.Normal attack.weight", "0")
                .rule("battle.kinds.wild.rounds", "5")
                .inBattles("on: discarded\ndo:\n  - message: Lost")
                .hits("0", "0", "0")
                .start()
                .choose("basilisk", "nothing");
        played.choose(played.options().stream()
                .filter(option -> option.startsWith("cast:"))
                .findFirst()
                .orElseThrow());
        assertThat(played.log("played")).as("nothing was cast").containsExactly();
        assertThat(played.log("message")).containsExactly("Lost");
    }

    @Test
    @DisplayName("SM-STA-6: a choice is for its round; who wakes up in a later one does not make it after all")
    void aChoiceIsForItsRound() {
        Played played = lasting("sleep")
                .with("monsters", """
                        - id: nurse
                          extends: stump
                          name: Nurse
                          attributes: { agility: 50 }
                          special: { name: Song, attack: 5, agility: 5, hit: [ { inflict: sleep, who: that.target } ] }
                        """)
                .command("nurse", "- battle: nurse\n  kind: wild")
                .rule("battle.acts.Normal attack.weight", "0")
                .rule(
                        "battle.acts.Special attack.do",
                        "- if: round == 1\n  then:\n    - attack: special\n      who: opponent\n  else:\n    - cure: sleep\n      who: opponent\n")
                .hits("0", "0", "0")
                .start()
                .choose("nurse", "nothing", "punch");
        assertThat(played.battle().round()).as("asked again in").isEqualTo(3);
        assertThat(played.log("played")).isEmpty();
    }
}
