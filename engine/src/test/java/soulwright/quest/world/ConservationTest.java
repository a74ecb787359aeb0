package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.quest.scene.FighterScene;

/** What monsters have gained is never lost when they are processed into each other, however often. */
class ConservationTest {
    private static final List<String> ATTRIBUTES = List.of("hit-points", "attack", "defend", "agility");

    private static int improved(Played played, String monster) {
        FighterScene now = played.monster(0, monster);
        return ATTRIBUTES.stream()
                .mapToInt(name -> now.attributes().get(name) - now.printed().get(name))
                .sum();
    }

    @Test
    @DisplayName("process: score values and improvements of all that were consumed are in the one that is left")
    void processingConservesImprovements() {
        Played played = World.small()
                .rule("turn.commands", "9")
                .command("train", "- raise: { attack: 2, agility: 5 }\n  who: me.monsters")
                .start()
                .choose("train", "process", "earth-jelly", "water-jelly", "process", "water-jelly", "wind-jelly");
        assertThat(improved(played, "Wind Jelly")).isEqualTo(7 + 2 * (7 + 3));
        played.choose("train", "process", "fire-jelly");
        assertThat(improved(played, "Wind Jelly")).isEqualTo(2 * 7 + 2 * (7 + 3) + 2 * 7 + 3);
    }
}
