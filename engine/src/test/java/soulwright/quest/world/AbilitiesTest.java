package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Abilities that no rule of the shipped game needs, played. */
class AbilitiesTest {
    private static World cloaked(String action) {
        String cloak = "- { id: cloak, name: Cloak, level: 1, abilities: [ { no-target-of: %s, who: me } ] }";
        return World.small()
                .with("equipment", cloak.formatted(action))
                .seat(1, "kit: { equipment: [cloak] }")
                .command("go", "- transport: me\n  to: { choose: lands }");
    }

    @Test
    @DisplayName("no-target-of: whom a command may not choose is not offered by it, nor by a card that it is done with")
    void whoIsNoTargetIsNotOffered() {
        assertThat(cloaked("magic").start().choose("magic:challenge").options()).containsExactly("seat:3", "seat:4");
        assertThat(cloaked("talk").start().choose("magic:challenge").options())
                .as("another command may")
                .containsExactly("seat:2", "seat:3", "seat:4");
    }

    @Test
    @DisplayName("no-target-of: with nobody else to choose the command is refused, as far as its player knows")
    void withNobodyElseItIsRefused() {
        Played played = cloaked("talk")
                .command("look", "- reveal: others.equipment\n  to: me")
                .start()
                .choose("go", "land:3,1")
                .untilTurnOf(1)
                .choose("go", "land:3,1");
        assertThat(played.options()).as("he may talk himself").contains("talk");
        played.untilTurnOf(0);
        assertThat(played.options()).as("he has not seen the cloak").contains("talk");
        assertThat(played.choose("look").options()).doesNotContain("talk");
        assertThat(played.refusal("talk")).isNotEmpty();
    }
}
