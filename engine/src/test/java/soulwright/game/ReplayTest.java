package soulwright.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import soulwright.game.template.Lanterns;

class ReplayTest {
    private static final Setup SETUP = new Setup(List.of(), Map.of(), 5);

    private final Lanterns rules = new Lanterns(2);

    /** To its end, always the first option. */
    private Recording played() {
        Session session = new Session(SETUP, rules.start(5));
        while (!session.game().over()) {
            session.choose(0);
        }
        return session.recording();
    }

    @Test
    void theSameDecisionsGiveTheSameGame() {
        Replay replay = Replay.of(played(), rules.start(5));
        assertThat(replay).isInstanceOf(Replay.Same.class);
        assertThat(replay.words()).isEqualTo("all 12 decisions give the same game");
        assertThat(replay.session().recording()).isEqualTo(played());
    }

    @Test
    void aDecisionThatIsNotOfferedIsNamed() {
        List<String> keys = new ArrayList<>(played().decisions());
        keys.set(3, "bid flask-77");
        Replay replay = Replay.of(new Recording(SETUP, keys, played().hash()), rules.start(5));
        assertThat(replay).isInstanceOf(Replay.NotOffered.class);
        assertThat(replay.replayed()).isEqualTo(3);
        assertThat(replay.words())
                .isEqualTo(
                        "3 of 12 decisions could be made again: the next, \"bid flask-77\", is not offered to player "
                                + (replay.session().game().decision().player() + 1));
    }

    @Test
    void decisionsAfterTheEndAreNamed() {
        List<String> keys = new ArrayList<>(played().decisions());
        keys.add("cover");
        Replay replay = Replay.of(new Recording(SETUP, keys, played().hash()), rules.start(5));
        assertThat(replay.words())
                .isEqualTo("12 of 13 decisions could be made again: the game is over before the next, \"cover\"");
    }

    @Test
    void aGameThatStandsElsewhereIsTold() {
        Recording other = new Recording(SETUP, played().decisions(), 255);
        Replay replay = Replay.of(other, rules.start(5));
        assertThat(replay).isInstanceOf(Replay.OtherState.class);
        assertThat(replay.words())
                .startsWith("all 12 decisions could be made again, but the game stands elsewhere")
                .endsWith(", not 00000000000000ff");
    }

    @Test
    void whoListensHearsTheWholeGame() {
        Session session = new Session(SETUP, rules.start(5));
        List<String> heard = new ArrayList<>();
        session.listen(happening -> heard.add(happening.event()));
        assertThat(Replay.of(played(), session).session()).isSameAs(session);
        assertThat(heard).filteredOn("won"::equals).hasSize(4);
    }
}
