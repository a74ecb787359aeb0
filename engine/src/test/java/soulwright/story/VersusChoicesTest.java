package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.battle.Carried;
import soulwright.content.EntryId;
import soulwright.content.piece.GameCharacter;
import soulwright.content.story.Campaign;
import soulwright.game.Setup;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestSetup;
import soulwright.story.VersusChoices.NoVersus;

class VersusChoicesTest {
    private static final VersusChoices CHOICES = new VersusChoices(
            "academy",
            Campaign.KIND.id("academy:the-year"),
            new VersusSetup("exam", List.of(seat("Ann", true), seat("Ben", false)), 7),
            List.of(VersusChoices.PERSON, "greedy"));

    private static BoutSetup.Seat seat(String name, boolean person) {
        Optional<EntryId<GameCharacter>> character =
                person ? Optional.of(GameCharacter.KIND.id("academy:wren")) : Optional.empty();
        Carried carried = new Carried(
                List.of(3, 4), List.of(2), List.of(new Carried.Card("monsters", "academy:hen", List.of(1, 0), 0)));
        return new BoutSetup.Seat(new QuestSetup.Seat(name, character, person), carried);
    }

    private static Setup saved(Map<String, String> words) {
        return new Setup(List.of(), words, 7);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        assertThat(VersusChoices.isIn(saved(CHOICES.written()))).isTrue();
        assertThat(VersusChoices.of(saved(CHOICES.written()))).isEqualTo(CHOICES);
    }

    @ParameterizedTest
    @CsvSource({
        "kind,, it does not say its kind",
        "seat-2,, it does not say its seat-2",
        "seat-1-stock, nonsense, its cards cannot be read",
        "seat-3, greedy, its set-up says more than one does"
    })
    void whatSaysLessOrMoreIsNone(String key, String word, String why) {
        Map<String, String> words = new LinkedHashMap<>(CHOICES.written());
        if (word == null) {
            words.remove(key);
        } else {
            words.put(key, word);
        }

        assertThatThrownBy(() -> VersusChoices.of(saved(words)))
                .isInstanceOf(NoVersus.class)
                .hasMessageContaining(why);
    }
}
