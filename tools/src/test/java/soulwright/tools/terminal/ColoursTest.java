package soulwright.tools.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColoursTest {
    @Test
    void theTerminalSaysWhatItShows() {
        assertThat(Colours.of(Map.of("TERM", "xterm"))).isEqualTo(Colours.INDEXED);
        assertThat(Colours.of(Map.of("TERM", "xterm", "COLORTERM", "truecolor")))
                .isEqualTo(Colours.FULL);
        assertThat(Colours.of(Map.of("TERM", "dumb"))).isEqualTo(Colours.NONE);
        assertThat(Colours.of(Map.of("NO_COLOR", "1", "COLORTERM", "24bit"))).isEqualTo(Colours.NONE);
        assertThat(Colours.of(Map.of("NO_COLOR", ""))).isEqualTo(Colours.INDEXED);
    }

    @Test
    void stylesBecomeCommandsOnlyWhereColoursAreShown() {
        Line line = Line.of("a", Style.PLAIN.on(0xff0000).inBold()).plus("b ");
        assertThat(Colours.NONE.print(line)).isEqualTo("ab");
        assertThat(Colours.INDEXED.print(line)).isEqualTo("\033[1;38;5;233;48;5;196ma\033[0mb ");
        assertThat(Colours.FULL.print(line)).isEqualTo("\033[1;38;2;16;16;16;48;2;255;0;0ma\033[0mb ");
    }

    @ParameterizedTest
    @CsvSource({"#000000,16", "#ffffff,231", "#ff0000,196", "#808080,244", "#3b78c2,67"})
    void aColourBecomesTheNearestOfThoseThatThereAre(String colour, int index) {
        assertThat(Shade.of(Integer.parseInt(colour.substring(1), 16)).indexed())
                .isEqualTo(index);
    }

    @ParameterizedTest
    @CsvSource({"#ffffff,true", "#000000,false", "#7fa650,true", "#3b3b8c,false", "#c8452f,false"})
    void textIsBlackOrWhiteWhicheverIsEasierToRead(String colour, boolean light) {
        assertThat(Shade.of(Integer.parseInt(colour.substring(1), 16)).isLight())
                .isEqualTo(light);
    }
}
