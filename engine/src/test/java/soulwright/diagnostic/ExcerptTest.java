package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExcerptTest {
    @Test
    void everyCharacterOfThePlaceIsMarked() {
        assertMarked("hp: twelve", 5, 11, "    ^^^^^^");
    }

    @Test
    void anEmptyPlaceIsMarkedByOneCaretEvenBehindTheLine() {
        assertMarked("hp: 5", 3, 3, "  ^");
        assertMarked("hp:", 4, 4, "   ^");
        assertMarked("", 1, 1, "^");
    }

    @Test
    void aPlaceThatGoesOnBelowIsMarkedToTheEndOfItsLine() {
        assertMarked("a: {b: c", 4, Integer.MAX_VALUE, "   ^^^^^");
    }

    @Test
    void tabsAreDrawnAsSpacesAndMarkedInFull() {
        assertThat(Excerpt.of("\tab\tc", 2, 3)).isEqualTo(new Excerpt("    ab  c", "    ^"));
        assertThat(Excerpt.of("\tab", 1, 2)).isEqualTo(new Excerpt("    ab", "^^^^"));
    }

    @Test
    void wideCharactersFillTwoColumnsAndCombiningOnesNone() {
        assertMarked("水: x", 4, 5, "    ^");
        assertMarked("name: 水蟹", 7, 9, "      ^^^^");
        assertMarked("🐉: x", 4, 5, "    ^");
        assertMarked("e\u0301: x", 5, 6, "   ^");
    }

    @Test
    void ofAVeryLongLineOnlyTheSurroundingsAreShown() {
        String line = "a".repeat(5_000) + "wrong" + "b".repeat(5_000);
        Excerpt excerpt = Excerpt.of(line, 5_001, 5_006);
        assertThat(excerpt.line())
                .startsWith("…aaa")
                .contains("wrong")
                .endsWith("bbb…")
                .hasSizeLessThan(110);
        assertThat(excerpt.underline().indexOf('^')).isEqualTo(excerpt.line().indexOf("wrong"));
        assertThat(excerpt.underline()).endsWith(" ^^^^^");
    }

    @Test
    void theBeginningAndTheEndOfAVeryLongLineAreShownAsSuch() {
        String line = "x".repeat(1_000_000);
        assertThat(Excerpt.of(line, 1, 2).line()).doesNotStartWith("…").endsWith("…");
        assertThat(Excerpt.of(line, 1_000_001, 1_000_001).line())
                .startsWith("…")
                .doesNotEndWith("…");
        assertThat(Excerpt.of(line, 1_000_001, 1_000_001).underline()).endsWith(" ^");
    }

    private static void assertMarked(String line, int column, int endColumn, String underline) {
        assertThat(Excerpt.of(line, column, endColumn)).isEqualTo(new Excerpt(line, underline));
    }
}
