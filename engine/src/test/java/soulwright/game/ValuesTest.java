package soulwright.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ValuesTest {
    @Test
    void aSlotThatWasNeverSetHoldsNothing() {
        assertThat(Values.EMPTY.get(3)).isEqualTo(Values.NONE);
        assertThat(Values.EMPTY.list(3)).isEmpty();
        assertThat(Values.of(7).with(2, 9).get(1)).isEqualTo(Values.NONE);
    }

    @Test
    void aNumberIsAListOfOneAndAListBeginsWithItsNumber() {
        assertThat(Values.of(7).list(0)).containsExactly(7);
        Values list = Values.EMPTY.with(1, new long[] {4, 5});
        assertThat(list.get(1)).isEqualTo(4);
        assertThat(list.list(1)).containsExactly(4, 5);
        assertThat(list.with(1, new long[0]).get(1)).isEqualTo(Values.NONE);
    }

    @Test
    void aNumberReplacesAListAndLeavesOthersAlone() {
        Values values = Values.EMPTY.with(0, new long[] {1, 2}).with(1, new long[] {4, 5});
        Values changed = values.with(1, 8);
        assertThat(changed.list(1)).containsExactly(8);
        assertThat(changed.list(0)).containsExactly(1, 2);
        assertThat(values.list(1)).containsExactly(4, 5);
    }

    @Test
    void equalValuesHaveEqualHashes() {
        assertThat(Values.of(1, 2).hash()).isEqualTo(Values.of(1).with(1, 2).hash());
        assertThat(Values.of(1, 2).hash()).isNotEqualTo(Values.of(2, 1).hash());
        Told told = new Told(3, new long[] {1}, null);
        assertThat(Values.EMPTY.with(told).hash()).isNotEqualTo(Values.EMPTY.hash());
        assertThat(Values.EMPTY.aimedAt(Values.of(1)).hash()).isNotEqualTo(Values.EMPTY.hash());
    }
}
