package soulwright.quest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import soulwright.quest.scene.Scene;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

class QuestStandTest {
    @Test
    void aGameSaysOnWhichDayItIsAndWhoseTurn() {
        Played played = World.small().start();
        Scene first = played.scene(0);
        QuestStand begun = QuestStand.of(played.stand()).orElseThrow();
        assertThat(begun.board()).isNotBlank();
        assertThat(begun.day()).isEqualTo(1);
        assertThat(begun.session()).isEqualTo(first.session());
        assertThat(begun.turn()).isEqualTo(first.summoners().get(first.turn()).name());

        played.passUntil(later -> later.scene(0).day() == 2);
        assertThat(QuestStand.of(played.stand()).orElseThrow().day()).isEqualTo(2);
    }

    @Test
    void whatOtherGamesSayOfThemselvesIsNoneOfIt() {
        assertThat(QuestStand.of(Map.of())).isEmpty();
        assertThat(QuestStand.of(Map.of("day", "soon", "session", "", "turn", "", "board", "")))
                .isEmpty();
        assertThat(QuestStand.of(Map.of("day", "3", "chapter", "2"))).isEmpty();
    }
}
