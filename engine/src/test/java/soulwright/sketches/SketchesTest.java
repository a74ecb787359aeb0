package soulwright.sketches;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SketchesTest {
    @ParameterizedTest
    @EnumSource
    void everySketchIsWithoutAFinding(Sketch sketch) {
        assertThat(sketch.open().load().findings()).map(Misspelling::brief).isEmpty();
    }
}
