package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.game.Outcome;

/** Effects that load and would go on for ever: the game ends at once, and says which entry it was; or they come to an end by bounds of their own. */
class EndlessEffectsTest {
    private static Played played(World world, String... keys) {
        return Assertions.assertTimeoutPreemptively(
                Duration.ofMinutes(1), () -> world.start().choose(keys));
    }

    private static void isFaulty(World world, String file, String... keys) {
        Played played = played(world, keys);
        assertThat(played.over()).as("the game is over").isTrue();
        assertThat(played.outcome().how()).isEqualTo(Outcome.How.FAULTY);
        assertThat(played.outcome().words()).contains(file);
        assertThat(played.outcome().places()).hasSize(4);
    }

    private static World blow() {
        return World.small().command("blow", "- damage: 1\n  who: me");
    }

    @Test
    @DisplayName("a circle of abilities: damage heals, healing damages")
    void abilitiesThatCallEachOther() {
        isFaulty(
                blow().always("on: damaged\nwho: me\ndo:\n  - heal: 1\n    who: me")
                        .always("on: healed\nwho: me\ndo:\n  - damage: 1\n    who: me"),
                "ruleset.yaml:",
                "blow");
    }

    /** A battle of two monsters, without a limit of rounds, and what happens at the end of each. */
    private static World stubborn(String settled) {
        return World.small()
                .rule("battle.kinds.endless", "{ name: Endless }")
                .command("watch", """
                        - battle: stump
                          by: warden
                          kind: endless
                          unbeaten:
                            - add: 1
                              to: ruins
                              who: me
                        """)
                .inBattles("on: round-end\ndo:\n" + settled.indent(2));
    }

    @Test
    @DisplayName("a battle of many rounds in which nobody decides is fought to its last round")
    void aLongBattle() {
        Played played = played(stubborn("- set: wounds\n  to: 0\n  who: me.team"), "watch");
        assertThat(played.over()).isFalse();
        assertThat(played.number(0, "ruins")).isEqualTo(1);
    }

    @Test
    @DisplayName("a round that does not come to an end is bounded all the same")
    void anEndlessRound() {
        isFaulty(stubborn("""
                - repeat: 1000
                  do:
                    - repeat: 1000
                      do:
                        - set: wounds
                          to: 0
                          who: me.team
                """), "ruleset.yaml:", "watch");
    }

    @Test
    @DisplayName("what a computer player likes comes to an end, and whoever listens hears where it does not")
    void aHeavyPreference() {
        String heavy = "count(lands, count(lands, count(lands, count(lands, count(lands,"
                + " count(lands, elevation > 0) > 0) > 0) > 0) > 0) > 0)";
        Played played = World.small()
                .command(
                        "read",
                        "- choose:\n    - name: Brood\n      prefer: \"%s\"\n    - name: Rest\n      prefer: 3"
                                .formatted(heavy))
                .start()
                .choose("read");
        assertThat(played.preference("option:2")).isEqualTo(3);
        long liked = Assertions.assertTimeoutPreemptively(Duration.ofMinutes(1), () -> played.preference("option:1"));
        assertThat(liked).isZero();
        assertThat(played.log("faulty").get(0)).contains("takes too long", "ruleset.yaml:");
        assertThat(played.choose("option:2").question()).isEqualTo("command");
    }

    @Test
    @DisplayName("an ability that hears itself twice over")
    void abilitiesThatDouble() {
        isFaulty(
                blow().always("on: damaged\nwho: me\ndo:\n  - damage: 1\n    who: me\n  - damage: 1\n    who: me"),
                "ruleset.yaml:",
                "blow");
    }

    @Test
    @DisplayName("an ability that does instead what it replaces comes to its turn once")
    void aReplacementOfItself() {
        Played played = played(
                blow().always("would: damage\nwho: me\ninstead:\n  - damage: that.amount + 1\n    who: me"), "blow");
        assertThat(played.over()).isFalse();
        assertThat(played.health(0)).isEqualTo(28);
    }

    @Test
    @DisplayName("repetitions of repetitions of repetitions")
    void repetitionsOfRepetitions() {
        String thrice = """
                - repeat: 1000
                  do:
                    - repeat: 1000
                      do:
                        - repeat: 1000
                          do:
                            - heal: 1
                              who: me
                """;
        isFaulty(World.small().command("spin", thrice), "ruleset.yaml:", "spin");
    }

    @Test
    @DisplayName("an event that makes itself happen")
    void anEventInAnEvent() {
        isFaulty(
                World.small()
                        .with("events", "- { id: echo, name: Echo, happens: [turn], do: [ { event: turn } ] }")
                        .command("call", "- event: turn"),
                "events.yaml:",
                "call");
    }

    @Test
    @DisplayName("an encounter that clears into another, and so on")
    void encountersInEncounters() {
        String encounter = "- encounter: gnat\n  kind: away\n  chance: 0\n  clear:\n    - event: turn";
        isFaulty(
                World.small()
                        .with("events", "- id: again\n  name: Again\n  happens: [turn]\n  do:\n" + encounter.indent(4))
                        .command("look", encounter),
                "events.yaml:",
                "look");
    }

    @Test
    @DisplayName("what is walked, drawn, repeated and added without measure is bounded")
    void hugeFigures() {
        String add = "- add: 2147483647\n  to: ruins\n  who: me\n- add: 2147483647\n  to: ruins\n  who: me";
        Played played = played(
                World.small()
                        .command("far", "- walk: me.ruins * 100000")
                        .command("more", add)
                        .command("much", "- heal: me.ruins * 2147483647\n  who: me")
                        .command("pain", "- damage: me.ruins * 2147483647\n  who: me"),
                "more",
                "much",
                "pain",
                "far");
        assertThat(played.question()).isIn("walk", "command");
        assertThat(played.number(0, "ruins")).isPositive();
    }
}
