package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/**
 * What is told in one paragraph.
 *
 * @param actor who did it; nothing where it is nobody's doing
 * @param alone whether it is no part of what somebody does, such as the beginning of a day
 * @param parts the first a whole sentence, the others without the actor's name
 */
record Told(Optional<Actor> actor, boolean alone, List<String> parts) {
    private static final int INDENT = 2;
    private static final String MORE = "...";

    /** The same, and more that belongs to it. */
    Told and(List<String> more) {
        List<String> all = new ArrayList<>(parts);
        for (String one : more) {
            all.add(actor.filter(who -> who.does(one))
                    .map(who -> one.substring(who.name().length()).replaceFirst("^[: ]+", ""))
                    .orElse(one));
        }
        return new Told(actor, alone, List.copyOf(all));
    }

    /** Whether another one is what the same actor does, or what comes of it. */
    boolean goesOnWith(Told other) {
        return !alone && !other.alone && (other.actor.isEmpty() || other.actor.equals(actor));
    }

    String words() {
        return joined(parts);
    }

    private static String joined(List<String> parts) {
        List<String> all = new ArrayList<>(parts);
        all.subList(0, all.size() - 1).replaceAll(Told::unended);
        return String.join("; ", all);
    }

    private static String unended(String sentence) {
        return sentence.replaceFirst("\\.$", "");
    }

    List<Line> lines(int width) {
        return lines(words(), width);
    }

    /** No more than so many: how it began and how it ended, if that is all there is room for. */
    List<Line> lines(int width, int rows) {
        List<Line> lines = lines(width);
        for (int left = parts.size() - 1; lines.size() > rows && left > 0; left--) {
            lines = lines(shortened(left), width);
        }
        if (lines.size() <= rows) {
            return lines;
        }
        List<Line> some = new ArrayList<>(lines.subList(0, rows - 1));
        some.add(lines.get(rows - 1).shorten(width - 1).plus("\u2026", Style.FAINT));
        return some;
    }

    /** So many parts of it: the first, and the others from the end. */
    private String shortened(int left) {
        List<String> end = parts.subList(parts.size() - left + 1, parts.size());
        String begin = unended(parts.get(0)) + " " + MORE;
        return end.isEmpty() ? begin : begin + " " + joined(end);
    }

    private List<Line> lines(String words, int width) {
        Line sign = actor.map(Actor::sign).orElse(Line.of("-", Style.FAINT)).plus(" ");
        List<Line> lines = new ArrayList<>();
        for (Line line : Block.wrap(words, width - INDENT, 0)) {
            lines.add((lines.isEmpty() ? sign : Line.of(" ".repeat(INDENT))).plus(line.text(), Style.FAINT));
        }
        return lines;
    }
}
