package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.content.story.Campaign;
import soulwright.game.Setup;
import soulwright.story.CampaignChoices.NoCampaign;

class CampaignChoicesTest {
    private static final CampaignChoices YEAR =
            new CampaignChoices("academy", Campaign.KIND.id("academy:the-year"), "greedy");

    private static Setup saved(Map<String, String> words) {
        return new Setup(List.of(), words, 1);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Setup saved = saved(YEAR.written());

        assertThat(CampaignChoices.isIn(saved)).isTrue();
        assertThat(CampaignChoices.of(saved)).isEqualTo(YEAR);
    }

    @Test
    void aBoardGameIsNoCampaign() {
        assertThat(CampaignChoices.isIn(saved(Map.of("pack", "soul-master", "board", "x"))))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"pack,", "campaign,", "others,", "hat, red"})
    void whatSaysLessOrMoreIsNone(String key, String word) {
        Map<String, String> words = new LinkedHashMap<>(YEAR.written());
        if (word == null) {
            words.remove(key);
        } else {
            words.put(key, word);
        }
        String why = word == null ? "it does not say its " + key : "its set-up says more than one does";

        assertThatThrownBy(() -> CampaignChoices.of(saved(words)))
                .isInstanceOf(NoCampaign.class)
                .hasMessageContaining(why);
    }
}
