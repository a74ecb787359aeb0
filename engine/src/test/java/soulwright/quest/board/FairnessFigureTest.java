package soulwright.quest.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.content.quest.BoardRules.Moves;
import soulwright.content.quest.Fairness;

@DisplayName("SM-BRD-7: the soul power within some moves of each start is compared")
class FairnessFigureTest {
    private static final Fairness RULES = new Fairness(1, 20, 25);

    /** A board of three lands a side, as the soul power of its lands; `#` is blocked. */
    private record Drawn(String lands) implements Ground {
        @Override
        public int size() {
            return 3;
        }

        @Override
        public boolean isBlocked(int land) {
            return lands.charAt(land) == '#';
        }

        @Override
        public int soulPower(int land) {
            return isBlocked(land) ? 0 : lands.charAt(land) - '0';
        }
    }

    @Test
    void everyStartHasWhatLiesNearIt() {
        FairnessFigure figure = FairnessFigure.of(new Drawn("010" + "2" + "9" + "3" + "040"), Moves.ORTHOGONAL, RULES);
        assertThat(figure.starts()).extracting(FairnessFigure.Start::land).containsExactly(0, 2, 6, 8);
        assertThat(figure.starts()).extracting(FairnessFigure.Start::soulPower).containsExactly(3, 4, 6, 7);
        assertThat(figure.starts().get(0).near()).containsExactly(0, 1, 3);
        assertThat(figure.poorest().land()).isZero();
        assertThat(figure.richest().land()).isEqualTo(8);
        assertThat(figure.spread()).isEqualTo(58);
        assertThat(figure.isFair()).isFalse();
    }

    @Test
    void whatCannotBeReachedDoesNotCount() {
        FairnessFigure figure = FairnessFigure.of(new Drawn("0#0" + "2" + "9" + "3" + "040"), Moves.ORTHOGONAL, RULES);
        assertThat(figure.starts().get(0).soulPower()).isEqualTo(2);
    }

    @Test
    void whereMovesAreDiagonalCornersTouch() {
        FairnessFigure figure = FairnessFigure.of(new Drawn("010" + "2" + "9" + "3" + "040"), Moves.DIAGONAL, RULES);
        assertThat(figure.starts().get(0).soulPower()).isEqualTo(12);
    }

    @Test
    void aSpreadOfJustWhatIsAllowedIsFair() {
        assertThat(figure("040" + "1" + "0" + "1" + "030").isFair()).isTrue();
        assertThat(figure("040" + "2" + "0" + "2" + "020").isFair()).isFalse();
    }

    private static FairnessFigure figure(String lands) {
        return FairnessFigure.of(new Drawn(lands), Moves.ORTHOGONAL, RULES);
    }
}
