package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import soulwright.editor.widget.Room;
import soulwright.quest.scene.BattleScene;
import soulwright.quest.scene.BattleScene.SideScene;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.FighterScene;

class BattleSizeTest {
    private static final int VIEWER = 0;

    @Test
    void pictureAndCardsGrowWithTheRoom() {
        BattleScene duel = battle(1, 4);
        assertThat(BattleSize.of(duel, VIEWER, new Room(1400, 760))).isEqualTo(BattleSize.HUGE);
        assertThat(BattleSize.of(duel, VIEWER, new Room(900, 540))).isEqualTo(BattleSize.LARGE);
        assertThat(BattleSize.of(duel, VIEWER, new Room(700, 400))).isEqualTo(BattleSize.USUAL);
        assertThat(BattleSize.of(duel, VIEWER, new Room(400, 200))).isEqualTo(BattleSize.SMALL);
        assertThat(BattleSize.of(duel, VIEWER, new Room(300, 900))).isEqualTo(BattleSize.NARROW);
    }

    @Test
    void theMoreFightTheSmallerTheyAre() {
        Room room = new Room(1400, 760);
        assertThat(BattleSize.of(battle(3, 4), VIEWER, room)).isGreaterThan(BattleSize.HUGE);
    }

    @Test
    void handsThatNeedSeveralLinesCount() {
        Room room = new Room(1000, 700);
        assertThat(BattleSize.of(battle(1, 4), VIEWER, room)).isEqualTo(BattleSize.HUGE);
        assertThat(BattleSize.of(battle(1, 9), VIEWER, room)).isGreaterThan(BattleSize.HUGE);
    }

    @Test
    void beforeAnythingIsLaidOutTheyAreAsUsual() {
        assertThat(BattleSize.of(battle(1, 4), VIEWER, new Room(0, 0))).isEqualTo(BattleSize.USUAL);
    }

    private static BattleScene battle(int team, int hand) {
        return new BattleScene(
                "Outdoors",
                1,
                OptionalInt.of(5),
                List.of(side(OptionalInt.of(VIEWER), team, hand), side(OptionalInt.empty(), 1, 0)));
    }

    private static SideScene side(OptionalInt seat, int team, int hand) {
        FighterScene fighter = Fighters.fighter(OptionalInt.empty(), "A", 1);
        CardScene card = new CardScene("items", Optional.of("b"), "B", 1, Optional.empty(), Optional.empty());
        return new SideScene(seat, "S", Collections.nCopies(team, fighter), Collections.nCopies(hand, card), 0, 0);
    }
}
