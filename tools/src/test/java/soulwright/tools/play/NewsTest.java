package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NewsTest {
    private final News news =
            new News(List.of("You win.", "Corvo moves.", "Wick rests.", "Rena waits.", "Noon comes."));

    @Test
    void eachHasALineWhereThereIsRoom() {
        assertThat(Scenes.text(news.lines(40, 5))).isEqualTo("""
                - You win.
                - Corvo moves.
                - Wick rests.
                - Rena waits.
                - Noon comes.
                """);
    }

    @Test
    void theyFollowEachOtherWhereThereIsLess() {
        assertThat(Scenes.text(news.lines(40, 2))).isEqualTo("""
                - You win; Corvo moves; Wick rests; Rena
                  waits; Noon comes
                """);
    }

    @Test
    void firstAndLastAreKept() {
        assertThat(Scenes.text(news.lines(16, 3))).isEqualTo("""
                - You win; Corvo
                  ... (log 5 shows all of it)
                  comes
                """);
    }

    @Test
    void withOneRowItIsSaidThatThereAreSome() {
        assertThat(Scenes.text(news.lines(20, 1))).isEqualTo("  ... (log 5 shows all of it)\n");
    }

    @Test
    void whatOneDoesSeveralTimesInARowIsOneSentence() {
        List<String> told = List.of(
                "Corvo: Move.",
                "Corvo comes to Lake (3,4).",
                "Corvo's Otter sleeps.",
                "Wick: Rest",
                "Corvo waits.",
                "Noon comes.");

        assertThat(News.of(told, List.of("Corvo", "Wick")).words())
                .containsExactly(
                        "Corvo: Move; comes to Lake (3,4).",
                        "Corvo's Otter sleeps.",
                        "Wick: Rest",
                        "Corvo waits.",
                        "Noon comes.");
    }
}
