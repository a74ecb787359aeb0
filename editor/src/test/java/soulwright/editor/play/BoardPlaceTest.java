package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.content.piece.Square;

class BoardPlaceTest {
    private static final int MARGIN = 8;
    private static final int EDGE = 18;

    @ParameterizedTest
    @CsvSource({"900, 500", "500, 900", "300, 300"})
    void theRulersHaveRoomBesideTheBoard(int width, int height) {
        BoardPlace place = BoardPlace.within(9, width, height, MARGIN, EDGE);
        assertThat(place.left()).isGreaterThanOrEqualTo(MARGIN + EDGE);
        assertThat(place.top()).isGreaterThanOrEqualTo(MARGIN + EDGE);
        Rectangle2D last = place.bounds(new Square(9, 9));
        assertThat(last.getMaxX()).isLessThanOrEqualTo(width - MARGIN);
        assertThat(last.getMaxY()).isLessThanOrEqualTo(height - MARGIN);
    }

    @Test
    void numbersStandWhereTheirLandsAre() {
        BoardPlace place = BoardPlace.within(5, 400, 300, MARGIN, EDGE);
        assertThat(place.rulers(EDGE).left()).isEqualTo(place.left());
        assertThat(place.rulers(EDGE).top()).isEqualTo(place.top());
        assertThat(place.rulers(EDGE).side()).isEqualTo(place.side());
        assertThat(place.rulers(EDGE).lands()).isEqualTo(5);
    }
}
