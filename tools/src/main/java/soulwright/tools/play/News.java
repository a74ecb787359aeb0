package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import soulwright.game.Journal;
import soulwright.game.LogLine;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** What happened since somebody last decided. */
record News(List<String> words) {
    /**
     * What one does several times in a row is told in one sentence: `Tamsin: Move; comes to Lake (3,4)`.
     *
     * @param actors who act
     */
    static News of(List<String> words, List<String> actors) {
        List<String> told = new ArrayList<>();
        String last = "";
        for (String one : words) {
            String actor =
                    actors.stream().filter(name -> acts(name, one)).findFirst().orElse("");
            if (actor.isEmpty() || !actor.equals(last)) {
                told.add(one);
            } else {
                String before = told.remove(told.size() - 1);
                told.add(before.replaceFirst("\\.$", "") + "; "
                        + one.substring(actor.length()).replaceFirst("^[: ]+", ""));
            }
            last = actor;
        }
        return new News(told);
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

    private static boolean acts(String name, String words) {
        return words.startsWith(name + " ") || words.startsWith(name + ": ");
    }

    /** No more of it than the last so many. */
    News last(int wanted) {
        return new News(words.subList(Math.max(0, words.size() - wanted), words.size()));
    }

    /** All of it, a line or more each. */
    List<Line> all(int width) {
        return words.stream()
                .flatMap(one -> Block.wrap("- " + one, width, 2).stream())
                .toList();
    }

    /**
     * As much as fits: a line each, or one after the other. What comes first is what the reader's own decision led to, and what comes last how
     * things are now, so what is missing is missing in the middle.
     */
    List<Line> lines(int width, int rows) {
        List<Line> lines = all(width);
        if (lines.size() > rows) {
            lines = cut(Block.wrap("- " + joined(), width, 2), rows);
        }
        return lines.stream().map(line -> Line.of(line.text(), Style.FAINT)).toList();
    }

    private String joined() {
        return words.stream().map(one -> one.replaceFirst("\\.$", "")).collect(Collectors.joining("; "));
    }

    private List<Line> cut(List<Line> lines, int rows) {
        if (lines.size() <= rows) {
            return lines;
        }
        int first = rows / 2;
        List<Line> cut = new ArrayList<>(lines.subList(0, first));
        cut.add(Line.of("  ... (log %d shows all of it)".formatted(words.size())));
        cut.addAll(lines.subList(lines.size() - rows + first + 1, lines.size()));
        return cut;
    }
}
