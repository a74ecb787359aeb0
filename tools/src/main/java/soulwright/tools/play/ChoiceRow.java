package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/**
 * Options that belong together, one after the other; what is done with several cards is named once: `Cast: 1 Fire  2 Wind   3 Punch`.
 *
 * @param options as they are shown
 */
record ChoiceRow(Arranged decision, List<Integer> options, Keys keys) {
    /** More letters than this are no shorter than a number. */
    private static final int MOST_LETTERS = 3;

    private static final int INDENT = 4;
    private static final String GAP = "  ";

    /** What an option is called; the letters that are enough are in bold. */
    static Line words(int option, Keys keys) {
        String words = keys.words().get(option);
        int letters = keys.enough(option) <= MOST_LETTERS ? keys.enough(option) : 0;
        return Line.of(words.substring(0, letters), Style.BOLD).plus(words.substring(letters));
    }

    private static Line number(int option) {
        return Line.of((option + 1) + " ", Style.FAINT);
    }

    List<Line> lines(int width) {
        List<Line> lines = new ArrayList<>();
        Line line = Line.EMPTY;
        for (Line item : items()) {
            boolean fits = line.columns() + GAP.length() + item.columns() <= width;
            if (!line.equals(Line.EMPTY) && !fits) {
                lines.add(line);
                line = Line.of(" ".repeat(INDENT)).plus(item);
            } else {
                line = line.equals(Line.EMPTY) ? item : line.plus(GAP).plus(item);
            }
        }
        lines.add(line);
        return lines.stream().map(one -> one.shorten(width)).toList();
    }

    private List<Line> items() {
        List<Line> items = new ArrayList<>();
        for (int from = 0, to; from < options.size(); from = to) {
            to = from + 1;
            while (to < options.size() && act(to).equals(act(from))) {
                to++;
            }
            List<Integer> alike = options.subList(from, to);
            if (alike.size() == 1) {
                items.add(number(alike.get(0)).plus(words(alike.get(0), keys)));
            } else {
                items.addAll(named(alike));
            }
        }
        return items;
    }

    private String act(int index) {
        return ActOrder.act(decision.key(options.get(index)));
    }

    /** The words that all begin with come first, and not again. */
    private List<Line> named(List<Integer> alike) {
        int shared = shared(alike);
        List<Line> items = new ArrayList<>();
        for (int option : alike) {
            String rest = keys.words().get(option).substring(shared);
            Line item = number(option).plus(rest);
            String name = keys.words().get(option).substring(0, shared).strip();
            items.add(
                    items.isEmpty() && shared > 0
                            ? Line.of(name + ": ", Style.BOLD).plus(item)
                            : item);
        }
        return items;
    }

    /** How many letters all begin with, up to the end of a word that is not the last of any. */
    private int shared(List<Integer> alike) {
        String first = keys.words().get(alike.get(0));
        int shared = first.lastIndexOf(' ') + 1;
        for (int option : alike) {
            String other = keys.words().get(option);
            while (shared > 0 && !other.startsWith(first.substring(0, shared))) {
                shared = first.lastIndexOf(' ', shared - 2) + 1;
            }
        }
        return shared;
    }
}
