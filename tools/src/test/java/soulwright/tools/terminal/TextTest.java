package soulwright.tools.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTest {
    private static List<String> texts(List<Line> lines) {
        return lines.stream().map(Line::text).toList();
    }

    @Test
    void columnsAreCountedAsTerminalsShowThem() {
        assertThat(Columns.of("Wald")).isEqualTo(4);
        assertThat(Columns.of("森の王")).isEqualTo(6);
        assertThat(Columns.of("e\u0301")).isEqualTo(1);
        assertThat(Columns.cut("森の王", 5)).isEqualTo("森の");
        assertThat(Columns.fit("森の王", 5)).isEqualTo("森の ");
    }

    @Test
    void noNameCanCommandATerminal() {
        assertThat(Line.of("Evil\033[2J\nName\u202e").text()).isEqualTo("Evil [2J Name ");
    }

    @Test
    void linesAreCutAndFilledAcrossStyles() {
        Line line = Line.of("red", Style.BOLD).plus("green");
        assertThat(line.cut(5).text()).isEqualTo("redgr");
        assertThat(line.fit(10).text()).isEqualTo("redgreen  ");
    }

    @Test
    void textIsWrappedAtBlanks() {
        assertThat(texts(Block.wrap("  one two three\nfour", 9, 4))).containsExactly("  one two", "    three", "four");
    }

    @Test
    void wordsThatFitNowhereAreBroken() {
        assertThat(texts(Block.wrap("abcdefghij", 6, 2))).containsExactly("abcdef", "  ghij");
    }

    @Test
    void shortLinesStandInColumnsReadDownwards() {
        List<Line> items = List.of(Line.of("a"), Line.of("bb"), Line.of("c"), Line.of("d"), Line.of("e"));
        assertThat(texts(Block.inColumns(items, 10))).containsExactly("a   c   e", "bb  d");
    }

    @Test
    void blocksStandBesideEachOther() {
        assertThat(texts(Block.beside(List.of(Line.of("a"), Line.of("b")), 4, List.of(Line.of("x")))))
                .containsExactly("a   x", "b");
    }

    @Test
    void namesThatDoNotFitEndWithASignThatTheyGoOn() {
        assertThat(Columns.shorten("Mountain King", 13)).isEqualTo("Mountain King");
        assertThat(Columns.shorten("Mountain King", 10)).isEqualTo("Mountain\u2026");
        assertThat(Columns.shorten("\u68ee\u306e\u738b", 5)).isEqualTo("\u68ee\u306e\u2026");
        assertThat(Line.of("red", Style.BOLD).plus("green").shorten(6).text()).isEqualTo("redgr\u2026");
    }
}
