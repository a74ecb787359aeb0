package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import soulwright.game.LogLine;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** What happened, each with the sign of who did it. */
record News(List<Told> all) {
    /** How the words for events end with which a stretch of time begins. */
    private static final String BEGINNING = "-start";

    /**
     * What one does several times in a row is told in one sentence: `Tamsin: Move; comes to Lake (3,4)`.
     *
     * @param actors who act
     */
    static News of(List<LogLine> lines, List<Actor> actors) {
        List<Told> told = new ArrayList<>();
        for (int from = 0, to; from < lines.size(); from = to) {
            to = from + 1;
            while (to < lines.size()
                    && lines.get(to).words().equals(lines.get(from).words())) {
                to++;
            }
            Told one = told(lines.get(from), to - from, actors);
            int last = told.size() - 1;
            if (last >= 0 && one.actor().isPresent() && told.get(last).goesOnWith(one)) {
                told.set(last, told.get(last).and(one.parts()));
            } else {
                told.add(one);
            }
        }
        return new News(told);
    }

    private static Told told(LogLine line, int times, List<Actor> actors) {
        String words = times == 1 ? line.words() : line.words().replaceFirst("\\.$", "") + " (" + times + " times)";
        Optional<Actor> actor = actors.stream().filter(one -> one.does(words)).findFirst();
        boolean alone = line.event().isEmpty() || line.event().endsWith(BEGINNING);
        return new Told(actor, alone, List.of(words));
    }

    /** What is to be told although it is not part of the game. */
    static LogLine said(String words) {
        return new LogLine("", Optional.empty(), words, true);
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** The sentences alone. */
    List<String> words() {
        return all.stream().map(Told::words).toList();
    }

    /** No more of it than the last so many. */
    News last(int wanted) {
        return new News(all.subList(Math.max(0, all.size() - wanted), all.size()));
    }

    /** All of it, a line or more each. */
    List<Line> all(int width) {
        return all.stream().flatMap(one -> one.lines(width).stream()).toList();
    }

    /**
     * As much as fits: a line each, or else what one does and what comes of it together. What comes first is what the reader's own decision led to,
     * and what comes last how things are now, so what is missing is missing in the middle.
     */
    List<Line> lines(int width, int rows) {
        List<Line> lines = all(width);
        if (lines.size() <= rows) {
            return lines;
        }
        News brief = byActor();
        return brief.all.size() <= rows ? brief.shared(width, rows) : brief.cut(width, rows, all.size());
    }

    /** What happens after somebody has begun to act belongs to it until another begins. */
    private News byActor() {
        List<Told> brief = new ArrayList<>();
        for (Told one : all) {
            int last = brief.size() - 1;
            if (last >= 0 && brief.get(last).goesOnWith(one)) {
                brief.set(last, brief.get(last).and(one.parts()));
            } else {
                brief.add(one);
            }
        }
        return new News(brief);
    }

    /** Each gets as many rows as the others, as far as it needs them. */
    private List<Line> shared(int width, int rows) {
        int[] shares = IntStream.range(0, all.size()).map(one -> 1).toArray();
        int spare = rows - all.size();
        boolean wanted = true;
        while (spare > 0 && wanted) {
            wanted = false;
            for (int i = all.size() - 1; i >= 0 && spare > 0; i--) {
                if (all.get(i).lines(width).size() > shares[i]) {
                    shares[i]++;
                    spare--;
                    wanted = true;
                }
            }
        }
        return IntStream.range(0, all.size())
                .boxed()
                .flatMap(i -> all.get(i).lines(width, shares[i]).stream())
                .toList();
    }

    private List<Line> cut(int width, int rows, int told) {
        int first = rows / 2;
        List<Line> cut = all.subList(0, first).stream()
                .flatMap(one -> one.lines(width, 1).stream())
                .collect(Collectors.toCollection(ArrayList::new));
        cut.add(Line.of("  ... (log %d shows all of it)".formatted(told), Style.FAINT));
        all.subList(all.size() - rows + first + 1, all.size()).forEach(one -> cut.addAll(one.lines(width, 1)));
        return cut;
    }
}
