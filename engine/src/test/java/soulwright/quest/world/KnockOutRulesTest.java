package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SM-KO: what happens to a player who is knocked out. */
class KnockOutRulesTest {
    private static World world() {
        return World.small()
                .command("go", "- transport: me\n  to: { choose: lands }")
                .command("ogre", "- battle: ogre\n  kind: wild")
                .command("fall", "- damage: 1000\n  who: me")
                .sureBlows();
    }

    @Test
    @DisplayName("SM-KO-1: he returns to his Tower with 1 hit point, keeps everything, and it is counted")
    void heReturnsToHisTower() {
        Played played = world().seat(0, "kit: { monsters: [gnat] }").start();
        String home = played.place(0);
        int cards = played.summoner(0).cards().size();
        played.choose("go", "land:3,2", "ogre").fight("nothing", "wait");
        assertThat(played.place(0)).isEqualTo(home);
        assertThat(played.health(0)).isEqualTo(1);
        assertThat(played.summoner(0).cards()).hasSize(cards);
        assertThat(played.number(0, "knock-outs")).isEqualTo(1);
        assertThat(played.number(1, "knock-outs")).isZero();
        played.passUntil(now -> now.asked() == 0).choose("ogre").fight("nothing", "wait");
        assertThat(played.number(0, "knock-outs")).isEqualTo(2);
    }

    @Test
    @DisplayName("SM-KO-1: so does who falls without a battle")
    void heReturnsWithoutABattleToo() {
        Played played = world().start();
        String home = played.place(0);
        played.choose("go", "land:3,2", "fall");
        assertThat(played.place(0)).isEqualTo(home);
        assertThat(played.health(0)).isEqualTo(1);
    }

    @Test
    @DisplayName("SM-KO-2: a knock-out ends the turn")
    void aKnockOutEndsTheTurn() {
        Played played = world().start();
        assertThat(played.choose("ogre").fight("nothing", "wait").asked()).isEqualTo(1);
    }

    @Test
    @DisplayName("SM-KO-2: until the end of his next turn nobody may challenge him")
    void nobodyMayChallengeHim() {
        Played played = world().start().choose("ogre").fight("nothing", "wait");
        assertThat(played.choose("magic:challenge").options())
                .as("seat 1 at once")
                .containsExactly("seat:3", "seat:4");
        played.choose("seat:3").fight("nothing", "wait");
        played.passUntil(now -> now.asked() == 0).untilTurnOf(2);
        assertThat(played.choose("magic:challenge").options())
                .as("after his turn")
                .contains("seat:1");
    }

    @Test
    @DisplayName("SM-KO-2: nor demand a duel")
    void nobodyMayDemandADuel() {
        Played played = world().command("fetch", "- transport: { choose: others }\n  to: land")
                .start();
        played.choose("fall", "go", "land:3,1", "fetch", "seat:1", "talk");
        assertThat(played.question())
                .as("only a trade is left, and it goes on at once")
                .isEqualTo("target");
        Played free = world().command("fetch", "- transport: { choose: others }\n  to: land")
                .start();
        free.choose("pass", "go", "land:3,1", "fetch", "seat:1", "talk");
        assertThat(free.options()).containsExactly("option:1", "option:2");
    }

    @Test
    @DisplayName(
            "SM-KO-2: knocked out in another player's turn, he does not end that one, and is safe until the end of his own next")
    void aKnockOutInAnotherTurnDoesNotEndIt() {
        Played played = world().seat(1, "attributes: { attack: 1000 }")
                .command("duel", "- battle: { choose: others }\n  kind: rival")
                .start();
        played.untilTurnOf(1).choose("duel", "seat:1").fight("nothing", "punch", "wait");
        assertThat(played.number(0, "knock-outs")).isEqualTo(1);
        assertThat(played.asked()).isEqualTo(1);
        assertThat(played.question()).isEqualTo("command");
        played.untilTurnOf(2);
        assertThat(played.choose("magic:challenge").options()).containsExactly("seat:2", "seat:4");
        played.choose("seat:4").fight("nothing", "wait");
        played.passUntil(now -> now.asked() == 0);
        assertThat(played.untilTurnOf(3).choose("magic:challenge").options()).contains("seat:1");
    }

    @Test
    @DisplayName("SM-KO-1: both who go down in one duel are counted and go home")
    void bothGoHome() {
        Played played = world().rule("battle.choices.punch.do", "- damage: 1000\n  who: [me, opponent]\n")
                .command("duel", "- battle: { choose: others }\n  kind: rival")
                .start();
        String home = played.place(0);
        played.choose("go", "land:3,1", "duel", "seat:2").fight("nothing", "punch");
        assertThat(played.place(0)).isEqualTo(home);
        assertThat(played.health(0)).isEqualTo(1);
        assertThat(played.health(1)).isEqualTo(1);
        assertThat(played.asked()).as("his turn is over").isEqualTo(1);
    }
}
