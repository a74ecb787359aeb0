package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.editor.story.Ladder.Rung;
import soulwright.story.scene.ExamScene;
import soulwright.story.scene.ExamScene.BoutScene;
import soulwright.story.scene.ExamScene.EntrantScene;

class LadderTest {
    private static final int OPEN = ExamScene.NOBODY;

    private static ExamScene exam(int entrants, int round, List<Integer> next, BoutScene... fought) {
        EntrantScene one = new EntrantScene("academy:one", "One", 0, 0, 1);
        return new ExamScene(false, round, 2, Collections.nCopies(entrants, one), next, List.of(fought));
    }

    @Test
    @DisplayName("SM-STO-3: winners of battles that follow each other meet, also where one of them is not known yet")
    void winnersMeet() {
        Ladder ladder = Ladder.of(exam(4, 1, List.of(2, 0), new BoutScene(1, 3, 1, 1)));
        assertThat(ladder.rounds())
                .containsExactly(
                        List.of(new BoutScene(1, 3, 1, 1), new BoutScene(1, 2, 0, OPEN)),
                        List.of(new BoutScene(2, 1, OPEN, OPEN)));
        assertThat(ladder.after(new Rung(0, 0))).isEqualTo(new Rung(1, 0));
        assertThat(ladder.after(new Rung(0, 1))).isEqualTo(new Rung(1, 0));
        assertThat(ladder.after(new Rung(1, 0))).isEqualTo(new Rung(1, 0));
    }

    @Test
    void beforeTheFirstBattleAllIsOpen() {
        assertThat(Ladder.of(exam(8, 0, List.of())).rounds())
                .extracting(List::size)
                .containsExactly(4, 2, 1);
    }

    @Test
    @DisplayName("SM-STO-3: who is odd in a round is the last of the next")
    void whoIsOddWaits() {
        Ladder ladder = Ladder.of(exam(6, 1, List.of()));
        assertThat(ladder.rounds()).extracting(List::size).containsExactly(3, 1, 1);
        assertThat(ladder.after(new Rung(0, 0))).isEqualTo(new Rung(1, 0));
        assertThat(ladder.after(new Rung(0, 1))).isEqualTo(new Rung(1, 0));
        assertThat(ladder.after(new Rung(0, 2))).as("odd in the second round").isEqualTo(new Rung(2, 0));
        assertThat(ladder.after(new Rung(1, 0))).isEqualTo(new Rung(2, 0));
    }
}
