package soulwright.tools.simulate;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What came out of a simulation: every game, and how often something happened with each entry, by kind and id. */
public final class Results {
    private final Simulation simulation;
    private final List<Played> games;
    private final Map<String, Map<String, Long>> use;
    private final long nanos;

    Results(Simulation simulation, List<Played> games, Map<String, Map<String, Long>> use, long nanos) {
        this.simulation = simulation;
        this.games = List.copyOf(games);
        this.use = use;
        this.nanos = nanos;
    }

    /** All of it in figures. */
    public Summary summary() {
        return Summary.of(simulation, games, use, nanos);
    }

    /** A row a game, of values without commas; seats are counted from 1, and there is no winner where nobody has won. */
    public String gamesCsv() {
        return "game,board,seed,winner,how,days,decisions,millis,hash\n"
                + games.stream().map(Results::row).collect(joining());
    }

    private static String row(Played game) {
        return String.format(
                Locale.ROOT,
                "%d,%s,%d,%s,%s,%d,%d,%.3f,%s\n",
                game.game() + 1,
                game.board(),
                game.seed(),
                game.winner().isPresent() ? game.winner().getAsInt() + 1 : "",
                game.how().name().toLowerCase(Locale.ROOT),
                game.days(),
                game.decisions(),
                game.millis(),
                game.hashInHex());
    }

    /** A row an entry. */
    public String useCsv() {
        StringBuilder csv = new StringBuilder("kind,id,count\n");
        use.forEach((kind, ids) -> ids.forEach((id, count) -> csv.append(kind)
                .append(',')
                .append(id)
                .append(',')
                .append(count)
                .append('\n')));
        return csv.toString();
    }
}
