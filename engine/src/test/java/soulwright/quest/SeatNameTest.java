package soulwright.quest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeatNameTest {
    @Test
    void namesThatLookAlikeHaveOneKey() {
        String key = new SeatName("Ann Lee").key();
        assertThat(new SeatName(" ann  lee ").key()).isEqualTo(key);
        assertThat(new SeatName("An\u200bn Lee").key()).isEqualTo(key);
        assertThat(new SeatName("Ａｎｎ Lee").key()).isEqualTo(key);
        assertThat(new SeatName("Anna Lee").key()).isNotEqualTo(key);
    }

    @Test
    void aNameIsSeenAndSteersNothing() {
        assertThat(new SeatName("Zoë").fault()).isEmpty();
        assertThat(new SeatName("\u2800").fault()).isPresent();
        assertThat(new SeatName("Ann\u202e").fault()).isPresent();
        assertThat(new SeatName("Ann\u001b[2J").fault()).isPresent();
    }

    @Test
    void aLongNameIsShortenedInItsMessage() {
        SeatName wide = new SeatName("龍".repeat(13));
        assertThat(wide.fault())
                .hasValueSatisfying(why -> assertThat(why).startsWith("\"" + "龍".repeat(11) + "…\" is too long"));
        assertThat(wide.strange()).isEmpty();
        assertThat(new SeatName("龍".repeat(12)).fault()).isEmpty();
    }
}
