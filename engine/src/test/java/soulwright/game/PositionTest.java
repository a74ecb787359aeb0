package soulwright.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PositionTest {
    private final Position position = new Position(1);

    @Test
    void aRowThatWasGivenBackIsGivenOutAgainAndIsEmpty() {
        int first = position.allocate(3);
        int second = position.allocate(3);
        position.put(second + 2, 5);
        position.release(first, 3);
        position.release(second, 3);
        assertThat(position.allocate(3)).isEqualTo(second);
        assertThat(position.at(second + 2)).isZero();
        assertThat(position.allocate(3)).isEqualTo(first);
        assertThat(position.allocate(3)).isGreaterThan(second);
    }

    @Test
    void rowsOfOtherWidthsAreKeptApart() {
        int narrow = position.allocate(2);
        position.release(narrow, 2);
        assertThat(position.allocate(5)).isGreaterThan(narrow);
        assertThat(position.allocate(2)).isEqualTo(narrow);
    }

    @Test
    void thereIsRoomForAnyNumberOfRows() {
        for (int i = 0; i < 1_000; i++) {
            int row = position.allocate(10);
            position.put(row + 9, i);
            assertThat(position.at(row + 9)).isEqualTo(i);
        }
    }

    @Test
    void equalPositionsHaveEqualHashesAndAnyCellCounts() {
        int row = position.allocate(4);
        Position copy = position.copy();
        assertThat(copy.hash()).isEqualTo(position.hash());
        copy.add(row + 3, 1);
        assertThat(copy.hash()).isNotEqualTo(position.hash());
        assertThat(position.at(row + 3)).isZero();
    }

    @Test
    void whatIsYetToBeDoneAndTheDiceCountToo() {
        Position rolled = position.copy();
        rolled.rng().next();
        assertThat(rolled.hash()).isNotEqualTo(position.hash());
    }
}
