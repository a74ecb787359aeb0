package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The small world itself: what tests of rules build upon. */
class SmallWorldTest {
    @Test
    void itHasNoFinding() {
        assertThat(World.small().findings()).isEmpty();
    }

    @Test
    void commandsOfATestAreOneKeyPressAway() {
        Played played = World.small()
                .command("gain-gnat", "- gain: gnat")
                .command("fight-stump", "- battle: stump\n  kind: away")
                .rule("battle.kinds.away.ambushed", "0")
                .sureBlows()
                .start();
        assertThat(played.asked()).isZero();
        assertThat(played.choose("gain-gnat").cards(0, "monsters"))
                .containsExactly("Earth Jelly", "Water Jelly", "Fire Jelly", "Wind Jelly", "Gnat");
        played.choose("fight-stump", "nothing").fight("punch");
        assertThat(played.log("attacked")).isNotEmpty();
        assertThat(played.untilTurnOf(1).asked()).isEqualTo(1);
    }
}
