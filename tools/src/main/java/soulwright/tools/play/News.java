package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import soulwright.game.Journal;
import soulwright.game.LogLine;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** What happened, each with the sign of who did it. */
record News(List<Told> all) {
    private static final int INDENT = 2;
    private static final String MORE = " ...";

    /** @param actor who did it; nothing where it is nobody's doing */
    private record Told(Optional<Actor> actor, String words) {
        /** Two sentences about one, in one. */
        Told and(String more) {
            String short1 = actor.filter(one -> one.does(more))
                    .map(one -> more.substring(one.name().length()).replaceFirst("^[: ]+", ""))
                    .orElse(more);
            return new Told(actor, words.replaceFirst("\\.$", "") + "; " + short1);
        }

        List<Line> lines(int width) {
            Line sign = actor.map(Actor::sign).orElse(Line.of("-", Style.FAINT)).plus(" ");
            List<Line> lines = new ArrayList<>();
            for (Line line : Block.wrap(words, width - INDENT, 0)) {
                lines.add((lines.isEmpty() ? sign : Line.of(" ".repeat(INDENT))).plus(line.text(), Style.FAINT));
            }
            return lines;
        }

        List<Line> lines(int width, int rows) {
            List<Line> lines = lines(width);
            if (lines.size() <= rows) {
                return lines;
            }
            List<Line> some = new ArrayList<>(lines.subList(0, rows - 1));
            some.add(lines.get(rows - 1).cut(width - MORE.length()).plus(MORE, Style.FAINT));
            return some;
        }
    }

    /**
     * What one does several times in a row is told in one sentence: `Tamsin: Move; comes to Lake (3,4)`.
     *
     * @param actors who act
     */
    static News of(List<String> words, List<Actor> actors) {
        List<Told> told = new ArrayList<>();
        for (String one : counted(words)) {
            Optional<Actor> actor =
                    actors.stream().filter(somebody -> somebody.does(one)).findFirst();
            Told last = told.isEmpty() ? null : told.get(told.size() - 1);
            if (last != null && actor.isPresent() && actor.equals(last.actor)) {
                told.set(told.size() - 1, last.and(one));
            } else {
                told.add(new Told(actor, one));
            }
        }
        return new News(told);
    }

    /** What is said several times in a row is said once, with how often. */
    private static List<String> counted(List<String> words) {
        List<String> all = new ArrayList<>();
        for (int from = 0, to; from < words.size(); from = to) {
            to = from + 1;
            while (to < words.size() && words.get(to).equals(words.get(from))) {
                to++;
            }
            String one = words.get(from);
            all.add(to - from == 1 ? one : one.replaceFirst("\\.$", "") + " (" + (to - from) + " times)");
        }
        return all;
    }

    /** What a player noticed since he last decided. */
    static List<String> fresh(Journal journal, int player) {
        return words(journal.of(player).stream().filter(LogLine::isNew));
    }

    /** All that a player noticed. */
    static List<String> all(Journal journal, int player) {
        return words(journal.of(player).stream());
    }

    private static List<String> words(Stream<LogLine> lines) {
        return lines.map(LogLine::words).toList();
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
            Told last = brief.isEmpty() ? null : brief.get(brief.size() - 1);
            boolean goesOn = last != null
                    && (one.actor.isEmpty() || one.actor.equals(last.actor))
                    && (last.actor.isPresent() || one.actor.isEmpty());
            if (last != null && goesOn) {
                brief.set(brief.size() - 1, last.and(one.words));
            } else {
                brief.add(one);
            }
        }
        return new News(brief);
    }

    /** Each gets a row, and the last ones as many more as there are. */
    private List<Line> shared(int width, int rows) {
        List<Line> lines = new ArrayList<>();
        int spare = rows - all.size();
        for (int i = all.size() - 1; i >= 0; i--) {
            List<Line> own = all.get(i).lines(width, 1 + spare);
            spare -= own.size() - 1;
            lines.addAll(0, own);
        }
        return lines;
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
