package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whoever is destroyed when his battle is over is gone: he neither stays in the land nor comes back to it. */
class DestroyedTest {
    private static World doomed() {
        return World.small()
                .with("statuses", "- { id: doom, name: Doom, ends: [ { destroy: self } ] }")
                .choice("curse", "- inflict: doom\n  who: opponent.front\n- end-battle: unbeaten")
                .choice("part", "- end-battle: unbeaten")
                .rule("battle.kinds.wild.ambushed", "0")
                .command("meet", "- encounter: stump\n  kind: wild");
    }

    private static Played met() {
        Played played = doomed().start().choose("move");
        return played.choose(played.options().get(0)).choose("meet").choose("nothing");
    }

    @Test
    @DisplayName("a monster that was met and cursed does not stay")
    void metAndCursed() {
        Played played = met().choose("curse");
        assertThat(played.options()).doesNotContain("fight").contains("mark");
        assertThat(played.untilTurnOf(0).options()).doesNotContain("fight");
    }

    @Test
    @DisplayName("a monster that stood there and is cursed is gone, and does not come back")
    void stoodAndCursed() {
        Played played = met().choose("part");
        assertThat(played.options()).contains("fight");
        played.choose("fight", "nothing", "curse");
        assertThat(played.untilTurnOf(0).options()).doesNotContain("fight").contains("mark");
    }
}
