package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.editor.widget.Room;

class ArrangementTest {
    @ParameterizedTest
    @CsvSource({
        "1000, 700, WIDE",
        "1600, 980, WIDE",
        "640, 700, TALL",
        "640, 300, LOW",
        "960, 430, LOW",
        "1300, 430, BROAD"
    })
    void thePartsLieAsThereIsRoom(int width, int height, Arrangement expected) {
        assertThat(Arrangement.in(new Room(width, height))).isEqualTo(expected);
    }
}
