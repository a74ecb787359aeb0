package soulwright.effect.reader;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import soulwright.effect.Read;

class ActsTest {
    @Test
    void targetsNameRolesForAllThatFollows() {
        assertThat(Read.act(
                                "id: bite",
                                "with: { all: me.beasts, where: ready }",
                                "targets:",
                                "  foe: { choose: opponent.beasts }",
                                "  friend: { choose: me.beasts, where: element is foe.element and it is not self }",
                                "when: turn > 1",
                                "cost:",
                                "  - pay: self.level",
                                "    from: mana",
                                "limit: { per: turn, each: card }",
                                "do:",
                                "  - damage: friend.attack",
                                "    who: foe")
                        .findings())
                .isEmpty();
    }

    @Test
    void withGivesSelfItsKind() {
        assertThat(Read.act("with: me.toys", "do:", "  - damage: self.attack", "    who: me.beasts")
                        .findings())
                .containsExactly("SW3103 3:18 a toy has no \"attack\" | there is only \"level\"");
    }

    @Test
    void aMisspeltKeyIsTheSchemasBusinessAndSpoilsNothing() {
        assertThat(Read.act("tragets:", "  foe: { choose: opponent.beasts }", "do:", "  - destroy: foe")
                        .findings())
                .isEmpty();
    }

    @Test
    void anActThatCanNeverBeDoneIsPointless() {
        assertThat(Read.act("when: 1 > 2", "do: []").findings())
                .containsExactly("SW4001 1:7 \"when\" never holds, so this can never be done");
        assertThat(Read.act("when: 2 > 1", "do: []").findings())
                .containsExactly("SW4005 1:7 this condition always holds");
    }

    @Test
    void aTargetIsChosenNotDrawn() {
        assertThat(Read.act("targets:", "  foe: { random: opponent.beasts }", "do:", "  - destroy: foe")
                        .findings())
                .containsExactly("SW3012 2:10 nothing can be drawn at random here");
    }
}
