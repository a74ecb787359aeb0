package soulwright.sketches;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SketchesTest {
    @ParameterizedTest
    @MethodSource("soulwright.sketches.Sketch#all")
    void everySketchIsWithoutAFinding(Sketch sketch) {
        assertThat(sketch.open().load().findings()).map(Misspelling::brief).isEmpty();
    }
}
