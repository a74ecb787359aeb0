package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LinesTest {
    @Test
    void linesAndColumnsCountFromOneInCharactersAsPeopleCountThem() {
        Lines lines = new Lines("a\n🐉b\n\nc");
        assertThat(lines.line(2)).isEqualTo("🐉b");
        assertThat(lines.offset(2, 2)).isEqualTo(4);
        assertThat(lines.line(3)).isEmpty();
        assertThat(lines.offset(4, 1)).isEqualTo(7);
    }

    @Test
    void lineEndsOfAllSystemsAreNoPartOfALine() {
        assertThat(new Lines("ab\rcd").line(2)).isEqualTo("cd");
        Lines lines = new Lines("ab\r\ncd\r\n");
        assertThat(lines.line(1)).isEqualTo("ab");
        assertThat(lines.offset(1, 99)).isEqualTo(2);
        assertThat(lines.offset(2, 1)).isEqualTo(4);
    }

    @Test
    void aByteOrderMarkFillsNoColumn() {
        Lines lines = new Lines("\uFEFFab");
        assertThat(lines.line(1)).isEqualTo("ab");
        assertThat(lines.offset(1, 1)).isEqualTo(1);
    }

    @Test
    void placesBeyondTheTextAreDrawnBackToIt() {
        Lines lines = new Lines("ab");
        assertThat(lines.line(9)).isEmpty();
        assertThat(lines.offset(9, 9)).isEqualTo(2);
        assertThat(lines.offset(1, 9)).isEqualTo(2);
    }
}
