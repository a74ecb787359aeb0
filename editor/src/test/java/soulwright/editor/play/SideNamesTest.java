package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import soulwright.quest.scene.BattleScene.SideScene;
import soulwright.quest.scene.FighterScene;

class SideNamesTest {
    private static final FighterScene ANN = fighter("Ann", 0);
    private static final FighterScene HARE = fighter("Hare", 3);

    private static FighterScene fighter(String name, int level) {
        return Fighters.fighter(OptionalInt.empty(), name, level);
    }

    private static SideNames side(String name, FighterScene... team) {
        return new SideNames(new SideScene(OptionalInt.empty(), name, List.of(team), List.of(), 0, 0));
    }

    @Test
    void whoeverHasTheNameOfHisSideIsNotNamedTwice() {
        assertThat(side("Ann", ANN, HARE).heading()).isEqualTo("Ann");
        assertThat(side("Ann", ANN, HARE).of(ANN)).isEmpty();
        assertThat(side("Ann", ANN, HARE).of(HARE)).hasValue("Hare, level 3");
        assertThat(side("Hare", HARE).heading()).isEqualTo("Hare, level 3");
        assertThat(side("Hare", HARE).of(HARE)).isEmpty();
    }

    @Test
    void thoseWhoShareTheNameOfTheirSideKeepTheirOwn() {
        assertThat(side("Hare", HARE, HARE).heading()).isEqualTo("Hare");
        assertThat(side("Hare", HARE, HARE).of(HARE)).hasValue("Hare, level 3");
    }
}
