package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import soulwright.content.piece.Board;
import soulwright.quest.EasiestFirst;

class PlayableTest {
    @Test
    void boardsAreOfferedWithThoseForAFirstGameFirst() {
        Playable playable = Shipped.playable();
        assertThat(playable.boards())
                .isSortedAccordingTo(new EasiestFirst(playable.catalog()))
                .hasSameElementsAs(playable.catalog().all(Board.KIND));
        assertThat(playable.usual(1).orElseThrow().board())
                .isEqualTo(playable.boards().get(0).id());
    }
}
