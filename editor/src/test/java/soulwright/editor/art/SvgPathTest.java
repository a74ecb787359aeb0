package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SvgPathTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "M10 20 L40 20 L40 60 L10 60 Z",
                "M10,20H40V60H10Z",
                "m10 20h30v40h-30z",
                "m10 20 30 0 0 40-30 0z",
                "M10 20 40 20 40 60 10 60z",
                "M1e1 2E1h+30v40.0h-30z"
            })
    void theSameSquareIsWrittenInManyWays(String data) {
        assertThat(SvgPath.read(data).getBounds2D()).isEqualTo(new Rectangle2D.Double(10, 20, 30, 40));
    }

    @Test
    void numbersMayTouch() {
        Shape path = SvgPath.read("M.5.5l-1.5-.5.25.75");
        assertThat(path.getBounds2D()).isEqualTo(new Rectangle2D.Double(-1, 0, 1.5, 0.75));
    }

    @Test
    void aClosedPartIsFollowedByOneThatBeginsAtItsStart() {
        assertThat(SvgPath.read("m10 10h10v10zm20 0h10v10z").getBounds2D())
                .isEqualTo(new Rectangle2D.Double(10, 10, 30, 10));
    }

    @ParameterizedTest(name = "large {0}, sweep {1}: {2},{3} is in it and {4},{5} is not")
    @CsvSource({"0, 1, 84, 16, 66, 34", "0, 0, 66, 34, 84, 16", "1, 1, 130, -20, 66, 34", "1, 0, 30, 70, 84, 16"})
    void arcsGoTheWayThatTheirFlagsSay(int large, int sweep, double x, double y, double outX, double outY) {
        Area area = new Area(SvgPath.read("M50 0A50 50 0 " + large + " " + sweep + " 100 50z"));
        assertThat(area.contains(x, y)).isTrue();
        assertThat(area.contains(outX, outY)).isFalse();
    }

    @Test
    void anArcEndsWhereItSaysAndNumbersMayFollowItsFlagsAtOnce() {
        Path2D arc = SvgPath.read("M0 0a25 25 0 0150 0 25 25 0 01-50 0");
        assertThat(arc.getCurrentPoint().getX()).isCloseTo(0, within(1e-6));
        Rectangle2D bounds = new Area(arc).getBounds2D();
        assertThat(bounds.getWidth()).isCloseTo(50, within(0.01));
        assertThat(bounds.getHeight()).isCloseTo(50, within(0.01));
    }

    @Test
    void anEllipseThatIsTooSmallGrows() {
        assertThat(new Area(SvgPath.read("M0 0A1 1 0 0 1 40 0A1 1 0 0 1 0 0"))
                        .getBounds2D()
                        .getHeight())
                .isCloseTo(40, within(0.01));
    }

    @Test
    void smoothCurvesMirrorTheControlPointBefore() {
        Path2D smooth = SvgPath.read("M0 0C0 10 10 10 10 0S20-10 20 0");
        Path2D whole = SvgPath.read("M0 0C0 10 10 10 10 0C10-10 20-10 20 0");
        assertThat(smooth.getBounds2D()).isEqualTo(whole.getBounds2D());
        assertThat(SvgPath.read("M0 0Q5 10 10 0T20 0").getBounds2D())
                .isEqualTo(SvgPath.read("M0 0Q5 10 10 0Q15-10 20 0").getBounds2D());
    }

    @ParameterizedTest(name = "\"{0}\"")
    @ValueSource(strings = {" ", "L10 10", "M10 20h30v40h-30zX5", "M10 20h30v40h-30z l 4", "M 1 1 a 5 5 0 2 1 3 3"})
    void whatCannotBeReadEndsThePath(String data) {
        assertThat(SvgPath.read(data).getBounds2D().getWidth()).isIn(0.0, 30.0);
    }
}
