package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ForecastsTest {
    @Test
    void whatWasOnlyImaginedIsNeverCertain() {
        assertThat(Forecasts.words(0)).isEqualTo("under 1 %");
        assertThat(Forecasts.words(1)).isEqualTo("1 %");
        assertThat(Forecasts.words(99)).isEqualTo("99 %");
        assertThat(Forecasts.words(100)).isEqualTo("over 99 %");
    }
}
