package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import soulwright.content.RulesText;
import soulwright.effect.prose.Sentence;

class RulesLinesTest {
    @Test
    void whatItsAuthorWroteStandsFirstAndListsKeepTheirIndent() {
        RulesText inn = new RulesText(
                Optional.of("Inn"),
                Optional.of("By the third mug."),
                List.of(
                        new Sentence(0, "Only by night."),
                        new Sentence(0, "Choose one:"),
                        new Sentence(1, "Rest: heal 5 wounds."),
                        new Sentence(1, "By chance, one of these:"),
                        new Sentence(2, "Nothing happens."),
                        new Sentence(0, "End your turn.")));
        assertThat(Scenes.text(RulesLines.of(inn, 60))).isEqualTo("""
                Inn: By the third mug. Only by night. Choose one:
                - Rest: heal 5 wounds.
                - By chance, one of these:
                  - Nothing happens.
                End your turn.
                """);
    }
}
