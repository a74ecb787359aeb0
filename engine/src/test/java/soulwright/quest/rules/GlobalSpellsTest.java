package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** Magic: what global spells do, the three common ones above all, as they ship. */
class GlobalSpellsTest {
    private static World world() {
        return World.small()
                .shippedFor("spells/spells.yaml", "spells/common.yaml")
                .rule("turn.commands", "9")
                .command("fly", "- transport: me\n  to: { choose: lands }")
                .command("haunt", "- spawn: stump\n  to: land");
    }

    @Test
    @DisplayName("SM-CMD-7: a spell that is cast is used up")
    void itsCardIsUsedUp() {
        Played played = world().start().choose("fly", "land:2,2", "magic:return");
        assertThat(played.cards(0, "spells")).containsExactly("Quick Move", "Challenge");
        assertThat(played.options()).doesNotContain("magic:return");
    }

    @Test
    @DisplayName("SM-CMD-7: a spell that could do nothing is not cast, and who has none is told so")
    void whatCannotBeCast() {
        Played played = world().start();
        assertThat(played.options()).as("one is at home already").doesNotContain("magic:return");
        Played without = world().rule("start.spells", "[]").start();
        assertThat(without.refusal("magic")).isEqualTo("you have no spells");
    }

    @Test
    @DisplayName("SM-GSP-1: Return leads home")
    void returning() {
        assertThat(world().start().choose("fly", "land:2,2", "magic:return").place(0))
                .isEqualTo("1,1");
    }

    @Test
    @DisplayName("SM-GSP-1: Quick Move goes up to three lands, at one command")
    void quickMove() {
        Played played = world().start().choose("magic:quick-move", "land:2,1");
        assertThat(played.options()).contains("stop");
        played.choose("land:2,2", "land:3,2");
        assertThat(played.place(0)).isEqualTo("3,2");
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.summoner(0).commands()).isEqualTo(8);
    }

    @Test
    @DisplayName("SM-GSP-1: Quick Move may stop sooner, but goes somewhere")
    void quickMoveStops() {
        Played played = world().start().choose("magic:quick-move");
        assertThat(played.options()).containsExactlyInAnyOrder("land:2,1", "land:1,2");
        assertThat(played.choose("land:2,1", "stop").place(0)).isEqualTo("2,1");
    }

    @Test
    @DisplayName("SM-GSP-1: Challenge is a battle of ten rounds with any other player, wherever he is")
    void challenge() {
        Played played = world().start().choose("magic:challenge");
        assertThat(played.options()).containsExactlyInAnyOrder("seat:2", "seat:3", "seat:4");
        played.choose("seat:3");
        assertThat(played.side(2).hand()).isNotNull();
        assertThat(played.battle().rounds()).hasValue(10);
        played.fight("nothing", "wait");
        assertThat(played.place(0)).isEqualTo("1,1");
    }

    @Test
    @DisplayName("SM-CMD-8: Challenge never loots")
    void challengeNeverLoots() {
        Played played = world().sureBlows()
                .seat(0, "attributes: { hit-points: 900, attack: 50, defend: 0, agility: 5 }")
                .seat(2, "attributes: { hit-points: 1, attack: 5, defend: 0, agility: 5 }")
                .start();
        played.choose("magic:challenge", "seat:3").fight("nothing", "punch");
        assertThat(played.number(2, "knock-outs")).isEqualTo(1);
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.cards(2, "spells")).hasSize(3);
        assertThat(played.cards(0, "spells")).hasSize(2);
    }

    @Test
    @DisplayName("SM-KO-2: a Challenge finds nobody who was just knocked out")
    void challengeFindsNobodySheltered() {
        Played played =
                world().command("hide", "- set: sheltered\n  to: 1\n  who: me").start();
        played.choose("hide", "pass");
        assertThat(played.choose("magic:challenge").options()).containsExactlyInAnyOrder("seat:3", "seat:4");
    }

    @Test
    @DisplayName("SM-TRN-3: nobody casts where a monster stands")
    void notBesideAMonster() {
        Played played = world().start().choose("fly", "land:2,2", "haunt");
        assertThat(played.refusal("magic")).isEqualTo("not when this land has a monster");
    }

    @Test
    @DisplayName("SM-GSP-2: none of the further spells wounds the boss or leads into its land")
    void noneTouchesTheBoss() {
        World world = World.small()
                .shippedFor("spells/spells.yaml", "spells/common.yaml")
                .shipped("spells/hunting.yaml", "spells/lands.yaml", "spells/travel.yaml")
                .rule("turn.commands", "9")
                .rule("start.spells", "[polite-dismissal, siege-horn, far-flag, verdant-decree]")
                .command("fly", "- transport: me\n  to: { choose: lands }")
                .command("haunt", "- spawn: stump\n  to: { choose: lands }");
        Played played = world.start().choose("fly", "land:3,2", "haunt", "land:2,1", "haunt", "land:3,1");
        assertThat(played.choose("magic:polite-dismissal").options()).containsExactlyInAnyOrder("land:2,1", "land:3,1");
        played.choose("land:3,1", "magic:far-flag");
        assertThat(played.options()).contains("land:3,1").doesNotContain("land:3,3", "land:2,1", "land:1,1");
        played.choose("land:3,1", "magic:verdant-decree");
        assertThat(played.land(3, 3).owner()).isEmpty();
        assertThat(played.land(3, 3).monster().orElseThrow().health()).isEqualTo(200);
        assertThat(played.summoner(0).lands()).isEqualTo(4);
    }
}
