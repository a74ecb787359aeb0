package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SignsTest {
    @Test
    void figuresStandBesideAsManySignsAsTilesShow() {
        assertThat(Signs.elevation(0)).isEqualTo("elevation 0");
        assertThat(Signs.elevation(2)).isEqualTo("elevation 2 ••");
        assertThat(Signs.levels(1)).isEqualTo("1 level ⚑");
        assertThat(Signs.levels(3)).isEqualTo("3 levels ⚑⚑⚑");
    }
}
