package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import soulwright.content.piece.Board;
import soulwright.quest.EasiestFirst;
import soulwright.quest.QuestChoices;

class PlayableTest {
    private final Playable playable = Shipped.playable();

    private Optional<String> faultOf(String... names) {
        Plan plan = playable.usual(1).orElseThrow();
        for (int seat = 0; seat < names.length; seat++) {
            plan = plan.with(seat, new Chair(names[seat], Optional.empty(), QuestChoices.PERSON));
        }
        return playable.nameFault(plan);
    }

    @Test
    void playersAreToldApartByTheirNames() {
        assertThat(faultOf()).isEmpty();
        assertThat(faultOf("Ann", "Ben")).isEmpty();
        assertThat(faultOf("Ann", "ann"))
                .hasValueSatisfying(why -> assertThat(why).contains("Two players"));
        assertThat(faultOf("Ann", "An\u200bn")).as("a sign that nobody sees").isPresent();
        assertThat(faultOf("")).hasValueSatisfying(why -> assertThat(why).endsWith("."));
        assertThat(faultOf("A name that is much longer than any table has room for"))
                .isPresent();
    }

    @Test
    void computerPlayersAreOfferedWithTheBestFirst() {
        assertThat(playable.computers(playable.rules().get(0)))
                .containsExactly("greedy", "greedy:hard", "greedy:normal", "greedy:easy", "random");
    }

    @Test
    void boardsAreOfferedWithThoseForAFirstGameFirst() {
        assertThat(playable.boards())
                .isSortedAccordingTo(new EasiestFirst(playable.catalog()))
                .hasSameElementsAs(playable.catalog().all(Board.KIND));
        assertThat(playable.usual(1).orElseThrow().board())
                .isEqualTo(playable.boards().get(0).id());
    }
}
