package soulwright.tools.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import soulwright.agent.RandomAgent;
import soulwright.tools.simulate.Simulation.Seated;
import soulwright.tools.simulate.Summary.Failure;
import soulwright.tools.simulate.Summary.OnBoard;
import soulwright.tools.simulate.Summary.Seat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SimulationTest {
    private static final int NO_CAP = Integer.MAX_VALUE;
    private static final Progress UNSTOPPED = () -> false;

    @Test
    void everyGameIsPlayedAndWon() throws InterruptedException {
        Summary summary = run(simulation(200, NO_CAP, 1, false)).summary();

        assertThat(summary.games()).isEqualTo(200);
        assertThat(summary.finished()).isEqualTo(200);
        assertThat(summary.seats().stream().mapToInt(Seat::wins).sum()).isEqualTo(200);
        assertThat(summary.days().min()).isBetween(4, 7);
        assertThat(summary.days().max()).isBetween(8, 11);
        assertThat(summary.gameMillis().median())
                .isLessThanOrEqualTo(summary.gameMillis().max());
    }

    @Test
    void theNumberOfThreadsChangesNothingButTheTimes() throws InterruptedException {
        Summary one = run(simulation(300, NO_CAP, 1, false)).summary();
        Summary four = run(simulation(300, NO_CAP, 4, false)).summary();

        assertThat(four)
                .usingRecursiveComparison()
                .ignoringFields("seconds", "gameMillis")
                .isEqualTo(one);
        assertThat(one.hash()).matches("[0-9a-f]{16}");
    }

    @Test
    void anotherSeedGivesOtherGames() throws InterruptedException {
        Simulation first = simulation(20, NO_CAP, 1, false);
        Simulation second = new Simulation(first.dealer(), first.agents(), 2, 20, NO_CAP, 1, Map.of());

        assertThat(run(first).summary().hash())
                .isNotEqualTo(run(second).summary().hash());
    }

    @Test
    void whatHappenedWithEntriesIsCountedButNotWithPlaces() throws InterruptedException {
        Summary summary = run(simulation(50, NO_CAP, 2, false)).summary();

        assertThat(summary.use()).containsOnlyKeys("numbers");
        assertThat(summary.use().get("numbers")).containsEntry("counting:4", 0L);
        assertThat(summary.use().get("numbers").values().stream()
                        .mapToLong(count -> count)
                        .sum())
                .isEqualTo(summary.decisions());
    }

    @Test
    void aBugInOneGameStopsNoOther() throws InterruptedException {
        Summary summary = run(simulation(100, NO_CAP, 2, true)).summary();

        assertThat(summary.errors()).isEqualTo(10);
        assertThat(summary.finished()).isEqualTo(90);
        assertThat(summary.failures()).hasSize(5).extracting(Failure::game).containsExactly(10, 20, 30, 40, 50);
        assertThat(summary.failures().get(0).message())
                .startsWith("IllegalStateException: nine is too many at ")
                .doesNotContain("\n");
    }

    @Test
    void atTheCapAGameIsBrokenOff() throws InterruptedException {
        Summary summary = run(simulation(10, 3, 1, false)).summary();

        assertThat(summary.capped()).isEqualTo(10);
        assertThat(summary.decisions()).isEqualTo(30);
        assertThat(summary.days().max()).isZero();
    }

    @Test
    void whenItIsStoppedTheGamesThatHaveBegunCount() throws InterruptedException {
        AtomicInteger done = new AtomicInteger();
        Results results = simulation(1_000, NO_CAP, 1, false).run(new Progress() {
            @Override
            public boolean isStopped() {
                return done.get() >= 7;
            }

            @Override
            public void done(int games) {
                done.set(games);
            }
        });

        assertThat(results.summary().games()).isEqualTo(7);
        assertThat(results.summary().hash())
                .isEqualTo(run(simulation(7, NO_CAP, 1, false)).summary().hash());
    }

    @Test
    void eachBoardHasFiguresOfItsOwn() throws InterruptedException {
        Summary summary = run(simulation(101, NO_CAP, 1, false)).summary();

        assertThat(summary.boards()).extracting(OnBoard::board).containsExactly("even", "odd");
        assertThat(summary.boards()).extracting(OnBoard::games).containsExactly(51, 50);
    }

    @Test
    void theTablesHaveARowAGameAndAnEntry() throws InterruptedException {
        Results results = run(simulation(10, NO_CAP, 1, true));

        assertThat(results.gamesCsv().lines())
                .hasSize(11)
                .startsWith("game,board,seed,winner,how,days,decisions,millis,hash")
                .anyMatch(row -> row.matches("1,even,\\d+,[12],won,\\d+,\\d+,\\d+\\.\\d{3},[0-9a-f]{16}"))
                .anyMatch(row -> row.matches("10,odd,\\d+,,error,0,0,\\d+\\.\\d{3},0{16}"));
        assertThat(results.useCsv().lines()).startsWith("kind,id,count").contains("numbers,counting:4,0");
    }

    @Test
    void theJsonOfASummaryIsAContract() throws InterruptedException {
        JsonNode json = new JsonMapper()
                .valueToTree(run(simulation(10, NO_CAP, 1, false)).summary());

        assertThat(json.propertyNames())
                .contains("games", "finished", "capped", "errors", "seed", "hash", "decisions", "seconds");
        assertThat(json.get("seats").get(0).propertyNames()).containsExactly("agent", "wins");
        assertThat(json.get("days").propertyNames()).containsExactly("min", "median", "max");
        assertThat(json.get("gameMillis").propertyNames()).containsExactly("median", "p99", "max");
        assertThat(json.get("use").get("numbers").get("counting:1").asInt()).isPositive();
    }

    @Test
    void theTextTellsWhoWonAndWhatNeverOccurred() throws InterruptedException {
        String text = SummaryText.of(run(simulation(40, NO_CAP, 1, false)).summary());

        assertThat(text)
                .startsWith("40 games with seed 1: 40 won,")
                .contains("   2  random", "numbers: 3 of 4 occurred", "never  4\n");
    }

    private static Results run(Simulation simulation) throws InterruptedException {
        return simulation.run(UNSTOPPED);
    }

    private static Simulation simulation(int games, int cap, int threads, boolean buggy) {
        List<Seated> agents = List.of(new Seated("random", new RandomAgent()), new Seated("random", new RandomAgent()));
        return new Simulation(
                new Counting(buggy), agents, 1, games, cap, threads, Map.of("numbers", List.of("counting:4")));
    }
}
