package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SM-BAT: the kinds of battle, how they begin and how they end. */
class BattleKindsRulesTest {
    private static final String DUEL = "- battle: { choose: others }\n  kind: rival";
    private static final String BOTH_DOWN = "- damage: 1000\n  who: [me, opponent]\n";

    /** A heath where stumps live, and appear for sure. */
    private static World heath() {
        return World.small()
                .with("monsters", "- { id: lurker, extends: stump, name: Lurker, habitat: [heath] }")
                .command("go", "- transport: me\n  to: { choose: lands }")
                .rule("commands.mark.do.encounter.chance", "100")
                .rule("commands.mark.do.encounter.ambushed", "0")
                .rule("commands.mark.do.encounter.ambush", "0")
                .sureBlows();
    }

    private static World fights(String kind) {
        return World.small()
                .command("fight", "- battle: stump\n  kind: " + kind)
                .rule("battle.kinds.away.ambushed", "0")
                .sureBlows();
    }

    @ParameterizedTest(name = "{0}: a battle of kind {1} lasts {2} rounds")
    @CsvSource({"SM-BAT-1, wild, 5", "SM-BAT-1, boss, 5", "SM-BAT-2, away, 10"})
    void battlesWithMonstersEnd(String rule, String kind, int rounds) {
        Played played = fights(kind).start().choose("fight", "nothing").fightUntilRound(rounds, "wait");
        assertThat(played.isBattle()).as(rule).isTrue();
        assertThat(played.choose("wait").isBattle()).isFalse();
        assertThat(played.log("fought")).containsExactly("P0 cannot beat Stump");
    }

    @Test
    @DisplayName("SM-BAT-2: duels last 10 rounds")
    void duelsEnd() {
        Played played = World.small().command("duel", DUEL).start();
        played.choose("duel", "seat:2", "nothing", "nothing").fightUntilRound(10, "wait");
        assertThat(played.choose("wait", "wait").isBattle()).isFalse();
        assertThat(played.log("fought")).containsExactly("P0 cannot beat P1");
    }

    @Test
    @DisplayName("SM-BAT-1: outdoors an undefeated monster stays in the land, with its wounds")
    void anUndefeatedMonsterStaysOutdoors() {
        Played played = heath().start();
        played.choose("go", "land:3,1", "mark", "nothing", "punch").fight("wait");
        assertThat(played.land(3, 1).monster()).hasValueSatisfying(monster -> {
            assertThat(monster.name()).isEqualTo("Lurker");
            assertThat(monster.health()).isEqualTo(95);
        });
        assertThat(played.land(3, 1).owner()).isEmpty();
    }

    @Test
    @DisplayName("SM-BAT-1: so does one that an event brought, but never in a Tower")
    void anEventsMonsterStaysToo() {
        Played played =
                heath().command("event", "- battle: lurker\n  kind: wild").start();
        String home = played.place(0);
        played.choose("event", "nothing").fight("wait");
        assertThat(played.scene(0).lands())
                .as("nothing stays in %s", home)
                .allMatch(land -> land.boss() || land.monster().isEmpty());
        played.choose("go", "land:3,1", "event", "nothing").fight("wait");
        assertThat(played.land(3, 1).monster()).isPresent();
    }

    @Test
    @DisplayName("SM-BAT-1: it recovers 8 % of its hit points at the end of every player's turn")
    void anUndefeatedMonsterRecovers() {
        Played played = heath().seat(0, "attributes: { attack: 30 }").start();
        played.choose("go", "land:3,1", "mark", "nothing", "punch").fight("wait");
        assertThat(health(played)).isEqualTo(Optional.of(70));
        played.choose("pass");
        assertThat(health(played)).as("after the turn of seat 0").isEqualTo(Optional.of(78));
        played.choose("pass");
        assertThat(health(played)).as("after the turn of seat 1").isEqualTo(Optional.of(86));
        played.choose("pass").choose("pass");
        assertThat(health(played)).as("never above what it can bear").isEqualTo(Optional.of(100));
    }

    private static Optional<Integer> health(Played played) {
        return played.land(3, 1).monster().map(monster -> monster.health());
    }

    @Test
    @DisplayName("SM-BAT-2: elsewhere an undefeated monster goes away")
    void anUndefeatedMonsterGoesAwayElsewhere() {
        Played played = heath().command("event", "- battle: lurker\n  kind: away")
                .rule("battle.kinds.away.ambushed", "0")
                .start();
        played.choose("go", "land:3,1", "event", "nothing").fight("wait");
        assertThat(played.land(3, 1).monster()).isEmpty();
    }

    @Test
    @DisplayName(
            "SM-BAT-3, SM-BAT-18: an exam has no limit of rounds, but from round 50 on everybody loses a tenth a round")
    void anExamEndsByWeariness() {
        Played played = fights("exam")
                .rule("battle.damage", "0")
                .start()
                .choose("fight", "summon:fire-jelly")
                .fightUntilRound(50, "wait");
        assertThat(played.battle().rounds()).isEmpty();
        assertThat(played.health(0)).as("before the end of round 50").isEqualTo(30);
        played.choose("wait");
        assertThat(played.health(0)).isEqualTo(27);
        assertThat(played.fighter("Fire Jelly").health()).isEqualTo(18);
        played.fight("wait");
        assertThat(played.isBattle()).isFalse();
    }

    @Test
    @DisplayName("SM-BAT-4: who is ambushed does not summon before round 1")
    void whoIsAmbushedDoesNotSummonFirst() {
        Played played =
                heath().rule("commands.mark.do.encounter.ambushed", "100").start();
        played.choose("go", "land:3,1", "mark");
        assertThat(played.battle().round()).isEqualTo(1);
        assertThat(played.options()).contains("punch");
    }

    @ParameterizedTest(name = "SM-BAT-4: {0} ambushed in {1} % of the time")
    @CsvSource({"mark by day, 10", "mark at night, 25", "search, 10", "away, 10"})
    void ambushesAreAsLikelyAsTheRulesSay(String where, int percent) {
        World world = World.small()
                .with("monsters", "- { id: lurker, extends: stump, name: Lurker, habitat: [heath] }")
                .with("items", "- { id: pin, name: Pin, level: 1, do: [ { message: Ouch } ] }")
                .rule("commands.mark.do.encounter.chance", "100")
                .command("go", "- transport: me\n  to: { choose: lands }")
                .command("event", "- battle: lurker\n  kind: away");
        World.Games games = world.games();
        int ambushed = 0;
        int met = 0;
        for (int seed = 0; met < 400; seed++) {
            Played played = games.start(seed);
            if (where.endsWith("night")) {
                played.untilSession("Night");
            }
            played.choose(
                    "go",
                    "land:3,1",
                    where.startsWith("away") ? "event" : where.startsWith("mark") ? "mark" : "search");
            if (played.isBattle() || played.question().equals("ambush")) {
                met++;
                ambushed += played.isBattle() && played.battle().round() == 1 ? 1 : 0;
            }
        }
        assertThat(ambushed).isBetween(4 * percent - 26, 4 * percent + 26);
    }

    @Test
    @DisplayName("SM-BAT-5: who ambushes and accepts fights a monster that does not act in round 1")
    void anAmbushedMonsterDoesNotActInRoundOne() {
        Played played = ambush("stump").choose("ambush", "nothing", "wait");
        assertThat(played.log("attacked")).isEmpty();
        assertThat(played.choose("wait").log("attacked")).hasSize(1);
    }

    @Test
    @DisplayName("SM-BAT-5: who ambushes and declines marks the land without a fight")
    void aDeclinedAmbushMarksTheLand() {
        Played played = ambush("ogre").choose("let-pass");
        assertThat(played.isBattle()).isFalse();
        assertThat(played.land(3, 1).owner()).hasValue(0);
        assertThat(played.land(3, 1).monster()).isEmpty();
    }

    private static Played ambush(String like) {
        return heath().with(
                        "monsters",
                        "- { id: prey, extends: %s, name: Prey, level: 2, habitat: [clay] }".formatted(like))
                .rule("commands.mark.do.encounter.ambush", "100")
                .start()
                .choose("go", "land:3,1", "mark");
    }

    @Test
    @DisplayName("SM-BAT-6: nobody ambushes a monster that is on the map, and it ambushes nobody")
    void noAmbushOfAMonsterOnTheMap() {
        Played played = heath().rule("battle.kinds.wild.ambushed", "100").start();
        played.choose("go", "land:3,1", "mark", "nothing").fight("wait");
        played.untilTurnOf(0).choose("fight");
        assertThat(played.battle().round()).isZero();
        assertThat(played.options()).contains("summon:fire-jelly", "nothing");
    }

    @Test
    @DisplayName("SM-BAT-6: nor of a player")
    void noAmbushOfAPlayer() {
        Played played = World.small()
                .command("duel", DUEL)
                .rule("battle.kinds.rival.ambushed", "100")
                .start()
                .choose("duel", "seat:2");
        assertThat(played.battle().round()).isZero();
        assertThat(played.options()).contains("nothing");
    }

    @Test
    @DisplayName("SM-BAT-17: a player character at 0 is knocked out, which ends the battle")
    void aPlayerAtNothingIsKnockedOut() {
        Played played = World.small()
                .command("fight", "- battle: ogre\n  kind: wild")
                .sureBlows()
                .start()
                .choose("fight", "nothing", "wait");
        assertThat(played.log("fought")).containsExactly("P0 is beaten by Ogre");
    }

    @Test
    @DisplayName("SM-BAT-17: a monster at 0 leaves the battle, which goes on")
    void aMonsterAtNothingLeaves() {
        Played played = World.small()
                .command("fight", "- battle: ogre\n  kind: wild")
                .sureBlows()
                .start()
                .choose("fight", "summon:fire-jelly", "wait");
        assertThat(played.isBattle()).isTrue();
        assertThat(played.isOut("Fire Jelly")).isFalse();
    }

    @Test
    @DisplayName("SM-BAT-19: both players down at once go home, without a winner or loot")
    void twoPlayersDownAtOnceGoHome() {
        Played played = World.small()
                .with("items", "- { id: pin, name: Pin, level: 1, do: [ { message: Ouch } ] }")
                .seat(0, "kit: { items: [pin] }")
                .seat(1, "kit: { items: [pin] }")
                .command("go", "- transport: me\n  to: { choose: lands }")
                .rule("battle.choices.punch.do", BOTH_DOWN)
                .start();
        played.choose("go", "land:3,1").untilTurnOf(1).choose("go", "land:3,1");
        played.choose("talk", "option:2").fight("nothing", "punch");
        assertThat(played.log("fought")).containsExactly("P1 goes down together with P0");
        assertThat(played.number(0, "knock-outs")).isEqualTo(1);
        assertThat(played.number(1, "knock-outs")).isEqualTo(1);
        assertThat(played.place(0)).isNotEqualTo("3,1");
        assertThat(played.cards(0, "items")).containsExactly("Pin");
        assertThat(played.cards(1, "items")).containsExactly("Pin");
    }

    @Test
    @DisplayName("SM-BAT-19: down together with a monster, the player loses and it keeps 1 hit point")
    void aMonsterDownAtOnceIsLeftWithOne() {
        Played played = heath().rule("battle.choices.punch.do", BOTH_DOWN).start();
        played.choose("go", "land:3,1", "mark", "nothing", "punch");
        assertThat(played.log("fought")).containsExactly("P0 is beaten by Lurker");
        assertThat(played.log("knocked-out")).containsExactly("P0 is knocked out");
        assertThat(health(played)).as("1, and 8 at the end of the turn").isEqualTo(Optional.of(9));
        assertThat(played.cards(0, "monsters")).as("not defeated").doesNotContain("Lurker");
        assertThat(played.attribute(0, "attack")).as("nor worth anything").isEqualTo(5);
        assertThat(played.land(3, 1).owner()).isEmpty();
    }

    @Test
    @DisplayName("SM-BAT-19: down together with the boss, nobody wins the game")
    void aBossDownAtOnceIsLeftWithOne() {
        Played played = heath().rule("battle.choices.punch.do", BOTH_DOWN)
                .rule("turn.commands", "9")
                .start();
        played.choose("go", "land:3,2", "move", "land:3,3", "fight-boss", "nothing", "punch");
        assertThat(played.over()).isFalse();
        assertThat(played.number(0, "knock-outs")).isEqualTo(1);
    }

    @Test
    @DisplayName("SM-BAT-19: down at once in an exam, the winner is drawn at random")
    void anExamDrawsTheWinner() {
        World.Games games = World.small()
                .command("exam", "- battle: { choose: others }\n  kind: exam")
                .rule("battle.choices.punch.do", BOTH_DOWN)
                .games();
        int won = 0;
        for (int seed = 0; seed < 60; seed++) {
            Played played = games.start(seed).choose("exam", "seat:2").fight("nothing", "punch");
            won += played.log("fought").contains("P0 beats P1") ? 1 : 0;
        }
        assertThat(won).isBetween(15, 45);
    }
}
