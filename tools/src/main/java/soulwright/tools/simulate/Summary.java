package soulwright.tools.simulate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import soulwright.tools.simulate.Played.Ending;
import soulwright.tools.simulate.Simulation.Seated;

/**
 * A simulation in figures. Its JSON form is a contract: components are never renamed or left out.
 *
 * @param games how many were played
 * @param finished those that were won or ranked
 * @param capped those that took too many decisions
 * @param errors those in which something went wrong
 * @param hash of the last states of all games, in their order; 16 hexadecimal digits
 * @param seats in their order, with the games that each won
 * @param days that finished games took
 * @param decisions in all games together
 * @param seconds that it took
 * @param use how often something happened with each entry, by kind and id
 * @param ranked those of the finished games in which time was up, so that nobody won
 * @param boards the same by board
 * @param failures what went wrong, the first few
 */
public record Summary(
        int games,
        int finished,
        int capped,
        int errors,
        long seed,
        String hash,
        List<Seat> seats,
        Days days,
        long decisions,
        double seconds,
        Millis gameMillis,
        Map<String, Map<String, Long>> use,
        int ranked,
        List<OnBoard> boards,
        List<Failure> failures) {
    private static final int MOST_FAILURES = 5;

    /** Who sat there, and how often he won. */
    public record Seat(String agent, int wins) {}

    /** How long finished games were; 0 if there are none. */
    public record Days(int min, int median, int max) {
        static Days of(List<Played> games) {
            Ranked days = Ranked.of(games.stream().filter(game -> game.how().isProper()), Played::days);
            return new Days((int) days.share(0), (int) days.share(50), (int) days.share(100));
        }
    }

    /** How long games took on this machine; 99 in a hundred took no more than {@code p99}. */
    public record Millis(double median, double p99, double max) {
        static Millis of(List<Played> games) {
            Ranked millis = Ranked.of(games.stream(), game -> rounded(game.millis()));
            return new Millis(millis.share(50), millis.share(99), millis.share(100));
        }
    }

    /** The games on one board, with the games that each seat won there. */
    public record OnBoard(String board, int games, int finished, List<Integer> wins, Days days) {
        static OnBoard of(String board, List<Played> games, int seats) {
            int finished = count(games, game -> game.how().isProper());
            return new OnBoard(board, games.size(), finished, winsBySeat(games, seats), Days.of(games));
        }
    }

    /** A game in which something went wrong; with the same seed it does again. */
    public record Failure(int game, String board, long seed, String message) {
        static Failure of(Played game) {
            return new Failure(game.game() + 1, game.board(), game.seed(), game.failure());
        }
    }

    static Summary of(Simulation simulation, List<Played> games, Map<String, Map<String, Long>> use, long nanos) {
        return new Summary(
                games.size(),
                count(games, game -> game.how().isProper()),
                count(games, game -> game.is(Ending.CAPPED)),
                count(games, game -> game.is(Ending.ERROR)),
                simulation.seed(),
                hash(games),
                seats(simulation.agents(), games),
                Days.of(games),
                games.stream().mapToLong(Played::decisions).sum(),
                rounded(nanos / 1e9),
                Millis.of(games),
                use,
                count(games, game -> game.is(Ending.RANKED)),
                boards(games, simulation.agents().size()),
                games.stream()
                        .filter(game -> game.is(Ending.ERROR))
                        .limit(MOST_FAILURES)
                        .map(Failure::of)
                        .toList());
    }

    private static List<Seat> seats(List<Seated> agents, List<Played> games) {
        List<Integer> wins = winsBySeat(games, agents.size());
        return IntStream.range(0, agents.size())
                .mapToObj(seat -> new Seat(agents.get(seat).name(), wins.get(seat)))
                .toList();
    }

    private static List<OnBoard> boards(List<Played> games, int seats) {
        Map<String, List<Played>> byBoard =
                games.stream().collect(Collectors.groupingBy(Played::board, LinkedHashMap::new, Collectors.toList()));
        List<OnBoard> boards = new ArrayList<>();
        byBoard.forEach((board, played) -> boards.add(OnBoard.of(board, played, seats)));
        return boards;
    }

    private static List<Integer> winsBySeat(List<Played> games, int seats) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> count(games, game -> game.winner().orElse(-1) == seat))
                .toList();
    }

    private static int count(List<Played> games, Predicate<Played> wanted) {
        return (int) games.stream().filter(wanted).count();
    }

    private static String hash(List<Played> games) {
        long hash = 1;
        for (Played game : games) {
            hash = hash * 31 + game.hash();
        }
        return "%016x".formatted(hash);
    }

    private static double rounded(double number) {
        return Math.round(number * 1000) / 1000.0;
    }
}
