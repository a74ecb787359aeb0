package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import soulwright.game.LogLine;
import soulwright.tools.terminal.Line;

class NewsTest {
    private static final List<Actor> ACTORS =
            List.of(new Actor("Corvo", Line.of("2")), new Actor("Wick", Line.of("4")));

    private static News news(String... words) {
        return News.of(
                Stream.of(words)
                        .map(one -> new LogLine(
                                one.startsWith("Noon") ? "session-start" : "told", Optional.empty(), one, true))
                        .toList(),
                ACTORS);
    }

    private final News news = news("You win.", "Corvo moves.", "The Otter sleeps.", "Wick rests.", "Noon comes.");

    @Test
    void eachHasALineWithTheSignOfWhoDidItWhereThereIsRoom() {
        assertThat(Scenes.text(news.lines(40, 5))).isEqualTo("""
                - You win.
                2 Corvo moves.
                - The Otter sleeps.
                4 Wick rests.
                - Noon comes.
                """);
    }

    @Test
    void whatComesOfWhatOneDoesStandsTogetherWhereThereIsLess() {
        assertThat(Scenes.text(news.lines(40, 4))).isEqualTo("""
                - You win.
                2 Corvo moves; The Otter sleeps.
                4 Wick rests.
                - Noon comes.
                """);
    }

    @Test
    void ofWhoHasMoreToTellThanThereIsRoomForOneReadsHowItBeganAndEnded() {
        News more = news("Corvo moves.", "The Otter bites.", "The Otter sleeps.", "Wick rests.", "Wick: Search");
        assertThat(Scenes.text(more.lines(36, 2))).isEqualTo("""
                2 Corvo moves ... The Otter sleeps.
                4 Wick rests; Search
                """);
        assertThat(Scenes.text(more.lines(22, 2))).isEqualTo("""
                2 Corvo moves ...
                4 Wick rests; Search
                """);
    }

    @Test
    void firstAndLastAreKept() {
        assertThat(Scenes.text(news.lines(80, 2))).isEqualTo("""
                - You win.
                  ... (log 5 shows all of it)
                """);
        assertThat(Scenes.text(news.lines(80, 1))).isEqualTo("  ... (log 5 shows all of it)\n");
    }

    @Test
    void whatOneDoesSeveralTimesInARowIsOneSentence() {
        News told = news(
                "Corvo: Move.",
                "Corvo comes to Lake (3,4).",
                "Corvo's Otter sleeps.",
                "Wick: Rest",
                "Corvo waits.",
                "Noon comes.");

        assertThat(told.words())
                .containsExactly(
                        "Corvo: Move; comes to Lake (3,4).",
                        "Corvo's Otter sleeps.",
                        "Wick: Rest",
                        "Corvo waits.",
                        "Noon comes.");
    }

    @Test
    void whatHappensAgainAndAgainIsCounted() {
        assertThat(news("Corvo gains a card.", "Corvo gains a card.", "Corvo gains a card.", "Noon.", "Noon.")
                        .words())
                .containsExactly("Corvo gains a card (3 times)", "Noon (2 times)");
    }
}
