package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Replacements that their player may refuse: he is asked before anything is done, and what he refuses is done after all. */
class RefusedReplacementTest {
    private static final String HALF =
            "would: damage\nwho: me\nmay: true\nprompt: Half of it?\namount: that.amount / 2";
    private static final String INSTEAD =
            "would: damage\nwho: me\nmay: true\ninstead:\n  - add: 1\n    to: ruins\n    who: me";

    private static World blow(String... abilities) {
        World world = World.small().command("blow", "- damage: 10\n  who: me");
        for (String ability : abilities) {
            world.always(ability);
        }
        return world;
    }

    @Test
    void anotherAmountCountsOnlyForWhoWantsIt() {
        Played wanted = blow(HALF).start().choose("blow");
        assertThat(wanted.question()).isEqualTo("may");
        assertThat(wanted.prompt()).isEqualTo("Half of it?");
        assertThat(wanted.health(0)).isEqualTo(30);
        assertThat(wanted.choose("yes").health(0)).isEqualTo(25);
        assertThat(blow(HALF).start().choose("blow", "no").health(0)).isEqualTo(20);
    }

    @Test
    void somethingElseIsDoneOnlyForWhoWantsIt() {
        Played wanted = blow(INSTEAD).start().choose("blow", "yes");
        assertThat(wanted.health(0)).isEqualTo(30);
        assertThat(wanted.number(0, "ruins")).isEqualTo(1);
        Played refused = blow(INSTEAD).start().choose("blow", "no");
        assertThat(refused.health(0)).isEqualTo(20);
        assertThat(refused.number(0, "ruins")).isZero();
    }

    @Test
    void eachOfSeveralIsAskedOnce() {
        Played both = blow(HALF, INSTEAD).start().choose("blow", "yes");
        assertThat(both.question()).isEqualTo("may");
        assertThat(both.choose("no").health(0)).isEqualTo(25);
        assertThat(blow(HALF, INSTEAD).start().choose("blow", "no", "no").health(0))
                .isEqualTo(20);
    }

    @Test
    void whatEachTargetWantsIsItsOwn() {
        Played all = World.small()
                .people(2)
                .command("storm", "- damage: 10\n  who: everyone")
                .always(HALF)
                .start()
                .choose("storm");
        assertThat(all.asked()).isZero();
        all.choose("yes");
        assertThat(all.asked()).isEqualTo(1);
        all.choose("no");
        assertThat(all.health(0)).isEqualTo(25);
        assertThat(all.health(1)).isEqualTo(20);
    }

    @Test
    @DisplayName("a blow in battle waits for who may refuse, too")
    void blowsWait() {
        Played fight = World.small()
                .sureBlows()
                .inBattles("would: damage\nby: me\nmay: true\namount: 0")
                .command("fight", "- battle: stump\n  kind: wild")
                .start()
                .choose("fight", "nothing", "punch");
        assertThat(fight.question()).isEqualTo("may");
        int whole = fight.fighter("Stump").health();
        assertThat(fight.choose("yes").fighter("Stump").health()).isEqualTo(whole);
        assertThat(fight.choose("punch", "no").fighter("Stump").health()).isLessThan(whole);
    }

    @Test
    void aLimitCountsOnlyWhatWasWanted() {
        World once = blow(HALF + "\nlimit: { per: game }").rule("turn.commands", "9");
        Played played = once.start().choose("blow", "no", "blow");
        assertThat(played.question()).isEqualTo("may");
        assertThat(played.choose("yes", "blow").question()).isEqualTo("command");
        assertThat(played.health(0)).isEqualTo(30 - 10 - 5 - 10);
    }
}
