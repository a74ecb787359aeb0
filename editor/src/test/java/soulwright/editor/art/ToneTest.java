package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ToneTest {
    /** On no ground both light and dark would be hard to read, so neither may be taken where the other is much better. */
    @Test
    void inkCanBeReadOnEveryGround() {
        assertThat(IntStream.range(0, 4096)
                        .mapToObj(i -> new Color(i / 256 * 17, i / 16 % 16 * 17, i % 16 * 17))
                        .filter(ground -> Tone.contrast(Tone.inkOn(ground), ground) < 4))
                .isEmpty();
    }
}
