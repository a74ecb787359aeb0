package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How long it lasts what is given until the end of a round or battle. */
class SpanTest {
    private static World world() {
        return World.small()
                .rule("turn.commands", "9")
                .rule("battle.kinds.away.ambushed", "0")
                .command("brawl", "- battle: stump\n  kind: away");
    }

    private static World given(String until, String who) {
        return world().command("bless", "- add: 7\n  to: attack\n  who: %s\n  until: %s".formatted(who, until));
    }

    private static Played brawl(Played played) {
        return played.choose("brawl").fight("nothing", "wait", "punch");
    }

    @ParameterizedTest
    @ValueSource(strings = {"round-end", "battle-end"})
    @DisplayName(
            "until: what is given on the board lasts until a round or battle of its bearer's ends, whoever fights before")
    void othersBattlesEndNothing(String until) {
        Played played = given(until, "me").start().choose("bless");
        assertThat(played.attribute(0, "attack")).isEqualTo(12);
        brawl(played.untilTurnOf(1));
        assertThat(played.attribute(0, "attack")).as("another has fought").isEqualTo(12);
        brawl(played.untilTurnOf(0));
        assertThat(played.attribute(0, "attack")).as("he has fought").isEqualTo(5);
    }

    @Test
    @DisplayName("until: a monster takes part in the battles of who owns it, out or not")
    void monstersTakePart() {
        Played played = given("battle-end", "me.monsters").start().choose("bless");
        int blessed = Played.of(played.monster(0, "Water Jelly"), "attack");
        brawl(played.untilTurnOf(1));
        assertThat(Played.of(played.monster(0, "Water Jelly"), "attack")).isEqualTo(blessed);
        brawl(played.untilTurnOf(0));
        assertThat(Played.of(played.monster(0, "Water Jelly"), "attack")).isEqualTo(blessed - 7);
    }

    @Test
    @DisplayName("SM-STA-5: a status that is inflicted on the board ends with a battle of who has it, not of others")
    void statusesOutsideBattles() {
        Played played = world().patch("statuses", "poison", "recovers", "0")
                .command("taint", "- inflict: poison\n  who: me")
                .start()
                .choose("taint");
        brawl(played.untilTurnOf(1));
        assertThat(played.summoner(0).fighter().statuses()).hasSize(1);
        brawl(played.untilTurnOf(0));
        assertThat(played.summoner(0).fighter().statuses()).isEmpty();
    }

    @Test
    @DisplayName("until: what is given in a battle ends with it, also for who has no part in it")
    void givenInABattle() {
        Played played = world().choice("cheer", "- add: 7\n  to: attack\n  who: everyone\n  until: battle-end")
                .start();
        played.choose("brawl").fightUntil("cheer", "nothing").choose("cheer");
        assertThat(played.attribute(0, "attack")).isEqualTo(12);
        played.fight("nothing", "wait", "punch");
        assertThat(played.attribute(0, "attack")).isEqualTo(5);
    }
}
