package soulwright.tools.simulate;

import static java.util.stream.Collectors.joining;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map.Entry;
import java.util.stream.Stream;
import soulwright.tools.simulate.Summary.OnBoard;
import soulwright.tools.simulate.Summary.Seat;

/** A simulation for people to read. */
public final class SummaryText {
    private static final int FEW = 5;
    private static final int BAR = 40;

    private final Summary summary;
    private final StringBuilder text = new StringBuilder();

    private SummaryText(Summary summary) {
        this.summary = summary;
    }

    /** Tables and bars of plain characters, 80 columns wide unless ids are long. */
    public static String of(Summary summary) {
        SummaryText writer = new SummaryText(summary);
        writer.games();
        writer.seats();
        writer.boards();
        writer.use();
        return writer.text.toString();
    }

    private void games() {
        line(
                "%,d game%s with seed %d: %,d won, %,d ranked when time was up, %,d capped, %,d with errors",
                summary.games(),
                summary.games() == 1 ? "" : "s",
                summary.seed(),
                summary.finished() - summary.ranked(),
                summary.ranked(),
                summary.capped(),
                summary.errors());
        line("state     %s", summary.hash());
        if (summary.finished() > 0) {
            line(
                    "days      %d to %d, half of them by day %d",
                    summary.days().min(), summary.days().max(), summary.days().median());
        }
        double seconds = Math.max(0.001, summary.seconds());
        line(
                "speed     %,.0f games and %,.0f decisions a second, for %.1f s",
                summary.games() / seconds, summary.decisions() / seconds, summary.seconds());
        line(
                "a game    half take %.2f ms, 99 in a hundred %.2f ms, the longest %.2f ms",
                summary.gameMillis().median(),
                summary.gameMillis().p99(),
                summary.gameMillis().max());
    }

    private void seats() {
        int width = widest(summary.seats().stream().map(Seat::agent), 5);
        line("");
        line("seat  %s    wins", padded("agent", width));
        for (int i = 0; i < summary.seats().size(); i++) {
            Seat seat = summary.seats().get(i);
            double share = share(seat.wins(), summary.games());
            line(
                    "%4d  %s %,7d %5.1f %%  %s",
                    i + 1, padded(seat.agent(), width), seat.wins(), share * 100, "#".repeat((int)
                                    Math.round(share * BAR)));
        }
    }

    private void boards() {
        if (summary.boards().size() < 2) {
            return;
        }
        int width = widest(summary.boards().stream().map(OnBoard::board), 5);
        line("");
        line("%s  games  days (median)  wins of each seat in %%", padded("board", width));
        for (OnBoard board : summary.boards()) {
            line(
                    "%s %,6d  %4d to %3d (%d) %s",
                    padded(board.board(), width),
                    board.games(),
                    board.days().min(),
                    board.days().max(),
                    board.days().median(),
                    board.wins().stream()
                            .map(wins -> "%6.1f".formatted(100 * share(wins, board.games())))
                            .collect(joining()));
        }
    }

    private void use() {
        summary.use().forEach((kind, counts) -> {
            List<Entry<String, Long>> used = counts.entrySet().stream()
                    .filter(entry -> entry.getValue() > 0)
                    .sorted(Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                            .thenComparing(Entry.comparingByKey()))
                    .toList();
            line("");
            line("%s: %d of %d occurred", kind, used.size(), counts.size());
            listed("most", used.stream().limit(FEW));
            listed("least", used.stream().skip(Math.max(FEW, used.size() - FEW)));
            listed(
                    "never",
                    counts.entrySet().stream()
                            .filter(entry -> entry.getValue() == 0)
                            .limit(FEW));
        });
    }

    private void listed(String title, Stream<Entry<String, Long>> entries) {
        String list = entries.map(
                        entry -> local(entry.getKey()) + (entry.getValue() == 0 ? "" : " " + entry.getValue()))
                .collect(joining(", "));
        if (!list.isEmpty()) {
            line("  %-6s %s", title, list);
        }
    }

    private static String local(String id) {
        return id.substring(id.indexOf(':') + 1);
    }

    private static double share(int part, int whole) {
        return whole == 0 ? 0 : (double) part / whole;
    }

    private static int widest(Stream<String> words, int least) {
        return Math.max(least, words.mapToInt(String::length).max().orElse(0));
    }

    private static String padded(String word, int width) {
        return word + " ".repeat(width - word.length());
    }

    private void line(String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values).stripTrailing()).append('\n');
    }
}
