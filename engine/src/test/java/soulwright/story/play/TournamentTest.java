package soulwright.story.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.content.story.ExamStage.Form;
import soulwright.game.Values;

/** SM-STO-3: who meets whom, with any number of entrants. */
class TournamentTest {
    static IntStream entrants() {
        return IntStream.rangeClosed(2, 32);
    }

    private static Tournament begin(Form form, int entrants) {
        return Tournament.begin(
                Values.of(0, 0),
                form,
                IntStream.range(0, entrants).asLongStream().toArray());
    }

    /** Says who of two wins. */
    private interface Fight {
        int winner(int one, int other);
    }

    private record Played(Tournament end, List<int[]> pairs) {}

    private static Played play(Form form, int entrants, Fight fight) {
        Tournament now = begin(form, entrants);
        List<int[]> pairs = new ArrayList<>();
        while (!now.isOver()) {
            int[] pair = now.pair();
            if (pair.length == 0) {
                now = now.next();
            } else if (pair[0] < 0 || pair[1] < 0) {
                now = now.met(pair[0], pair[1], Tournament.NOBODY);
            } else {
                pairs.add(pair);
                now = now.met(pair[0], pair[1], fight.winner(pair[0], pair[1]));
            }
        }
        return new Played(now, pairs);
    }

    @ParameterizedTest(name = "SM-STO-3: a knock-out of {0} takes one battle less, and one is never beaten")
    @MethodSource("entrants")
    void aKnockOut(int entrants) {
        Played played = play(Form.KNOCKOUT, entrants, Math::max);
        assertThat(played.pairs()).hasSize(entrants - 1);
        assertThat(played.end().fought()).isEqualTo(entrants - 1);
        int best = entrants - 1;
        assertThat(played.end().place(best)).isEqualTo(1);
        assertThat(played.end().out(best)).isZero();
        for (int entrant = 0; entrant < best; entrant++) {
            assertThat(played.end().out(entrant)).isBetween(1, played.end().rounds());
            assertThat(played.end().place(entrant)).isGreaterThan(1);
        }
        assertThat(1 << played.end().rounds()).isGreaterThanOrEqualTo(entrants);
        assertThat(1 << played.end().rounds() >> 1).isLessThan(entrants);
    }

    @ParameterizedTest(
            name = "SM-STO-3: in a knock-out of {0} nobody fights after he was beaten, and nobody twice in a round")
    @MethodSource("entrants")
    void whoIsOutIsOut(int entrants) {
        Tournament end = play(Form.KNOCKOUT, entrants, Math::min).end();
        for (int entrant = 0; entrant < entrants; entrant++) {
            int one = entrant;
            List<int[]> own = IntStream.range(0, end.fought())
                    .mapToObj(end::fought)
                    .filter(fought -> fought[1] == one || fought[2] == one)
                    .toList();
            assertThat(own.stream().map(fought -> fought[0])).doesNotHaveDuplicates();
            assertThat(own.stream().filter(fought -> fought[3] != one)).hasSizeLessThan(2);
            assertThat(end.wins(entrant)).isEqualTo((int)
                    own.stream().filter(fought -> fought[3] == one).count());
        }
    }

    @ParameterizedTest(
            name = "SM-STO-3: in a league of {0} everybody meets everybody exactly once, and nobody twice in a round")
    @MethodSource("entrants")
    void aLeague(int entrants) {
        Played played = play(Form.LEAGUE, entrants, Math::min);
        Set<Set<Integer>> met = new HashSet<>();
        played.pairs()
                .forEach(pair -> assertThat(met.add(Set.of(pair[0], pair[1]))).isTrue());
        assertThat(met).hasSize(entrants * (entrants - 1) / 2);
        for (int round = 1; round <= played.end().rounds(); round++) {
            int now = round;
            assertThat(IntStream.range(0, played.end().fought())
                            .mapToObj(played.end()::fought)
                            .filter(fought -> fought[0] == now)
                            .flatMap(
                                    fought -> IntStream.of(fought[1], fought[2]).boxed()))
                    .hasSize(entrants / 2 * 2)
                    .doesNotHaveDuplicates();
        }
        for (int entrant = 0; entrant < entrants; entrant++) {
            assertThat(played.end().wins(entrant)).isEqualTo(entrants - 1 - entrant);
            assertThat(played.end().place(entrant)).isEqualTo(entrant + 1);
        }
    }

    @Test
    @DisplayName("SM-STO-3: an odd one goes on to the next round of a knock-out without a battle")
    void anOddOne() {
        Tournament second = begin(Form.KNOCKOUT, 3).met(0, 1, 1).next();
        assertThat(second.pair()).containsExactly(1, 2);
        assertThat(second.wins(2)).isZero();
        assertThat(second.rounds()).isEqualTo(2);
    }

    @Test
    @DisplayName("SM-STO-3: whoever was put out in the same round shares a place; who wins as often in a league, too")
    void placesAreShared() {
        Tournament knockout =
                begin(Form.KNOCKOUT, 4).met(0, 1, 0).met(2, 3, 2).next().met(0, 2, 2);
        assertThat(IntStream.range(0, 4).map(knockout::place)).containsExactly(2, 3, 1, 3);
        Tournament league = begin(Form.LEAGUE, 2).met(0, 1, Tournament.NOBODY);
        assertThat(IntStream.range(0, 2).map(league::place)).containsExactly(1, 1);
    }
}
