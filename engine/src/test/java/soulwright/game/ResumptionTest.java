package soulwright.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import soulwright.game.template.Lanterns;

class ResumptionTest {
    private static final Fingerprint NIGHT = new Fingerprint("night", "1.0.0", "aa");
    private static final Fingerprint OIL = new Fingerprint("oil", "2.1.0", "bb");

    private final Recording saved = saved();

    private static Session fresh(int players, Fingerprint... packs) {
        return new Session(new Setup(List.of(packs), Map.of(), 5), new Lanterns(players).start(5));
    }

    private static Recording saved() {
        Session session = fresh(2, NIGHT, OIL);
        while (session.game().decisions() < 7) {
            session.choose(0);
        }
        return session.recording();
    }

    @Test
    void withTheSamePacksItIsTheVeryGame() {
        Resumption resumption = Resumption.of(saved, fresh(2, NIGHT, OIL));
        assertThat(resumption.isExact()).isTrue();
        assertThat(resumption.replay().session().recording()).isEqualTo(saved);
    }

    @Test
    void everyChangeOfThePacksIsTold() {
        Fingerprint patched = new Fingerprint("night", "1.0.0", "ab");
        Fingerprint newer = new Fingerprint("oil", "2.2.0", "bc");
        Fingerprint wind = new Fingerprint("wind", "0.1.0", "cc");
        assertThat(Resumption.of(saved, fresh(2, wind, newer, patched)).words())
                .containsExactly(
                        "pack \"night\" 1.0.0 was changed after the game was saved",
                        "pack \"oil\" was 2.1.0 when the game was saved, and is 2.2.0 now",
                        "pack \"wind\" 0.1.0 was not there when the game was saved",
                        "all 7 decisions give the same game");
        assertThat(Resumption.of(saved, fresh(2, NIGHT)).words()).contains("pack \"oil\" 2.1.0 is missing");
    }

    @Test
    void aGameThatWentAnotherWayGoesOnFromWhereItDid() {
        Resumption resumption = Resumption.of(saved, fresh(3, NIGHT));
        assertThat(resumption.isExact()).isFalse();
        assertThat(resumption.replay().replayed()).isEqualTo(2);
        assertThat(resumption.words()).last().asString().startsWith("2 of 7 decisions could be made again: the next, ");
        Session session = resumption.replay().session();
        session.choose(0);
        assertThat(session.recording().decisions()).hasSize(3);
        assertThat(session.recording().setup().packs()).containsExactly(NIGHT);
    }
}
