package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/**
 * What is asked, and the options with their numbers; the letters that are enough are in bold.
 *
 * @param ways other words that mean options
 */
record Choices(Arranged decision, Map<String, Integer> ways) {
    /** @param rows that there is room for, at least 2; if the options need more, the last row says so */
    List<Line> lines(int width, int rows) {
        List<Line> all = all(width);
        if (all.size() <= rows) {
            return all;
        }
        List<Line> some = new ArrayList<>(all.subList(0, rows - 1));
        some.add(Line.of("... there are %d options: list shows all of them".formatted(decision.size()), Style.FAINT));
        return some;
    }

    /** All of it, however long. */
    List<Line> all(int width) {
        List<Line> lines = new ArrayList<>(Block.wrap(decision.question() + secrecy(), width, 0));
        lines.replaceAll(line -> Line.of(line.text(), Style.BOLD));
        Keys keys = Keys.of(decision, ways);
        if (decision.rows().size() == 1) {
            lines.addAll(items(all().map(option -> item(option, keys)).toList(), width));
        } else {
            decision.shown().forEach(row -> lines.addAll(new ChoiceRow(decision, row, keys).lines(width)));
        }
        return lines;
    }

    private Stream<Integer> all() {
        return IntStream.range(0, decision.size()).boxed();
    }

    private static List<Line> items(List<Line> items, int width) {
        return items.stream().allMatch(item -> item.columns() <= width)
                ? Block.inColumns(items, width)
                : items.stream()
                        .flatMap(item ->
                                item.columns() <= width ? Stream.of(item) : Block.wrap(item.text(), width, 4).stream())
                        .toList();
    }

    private String secrecy() {
        return decision.sealed() ? " (in secret)" : "";
    }

    private Line item(int option, Keys keys) {
        String last = String.valueOf(decision.size());
        return Line.of(Columns.right("" + (option + 1), last.length()) + " ", Style.FAINT)
                .plus(ChoiceRow.words(option, keys))
                .plus(way(option), Style.FAINT)
                .plus(decision.size() == 1 ? " (Enter)" : "", Style.FAINT);
    }

    /** A whole word that means an option besides its own. */
    private String way(int option) {
        return ways.entrySet().stream()
                .filter(way -> way.getValue() == option && way.getKey().matches("\\p{Alpha}{2,}"))
                .map(way -> " (" + way.getKey() + ")")
                .findFirst()
                .orElse("");
    }

    /**
     * What cannot be chosen, and why.
     *
     * @param which only what begins so; the number of a choice is answered, for what cannot be chosen has none
     */
    List<Line> refusals(String which, int width) {
        if (which.matches("\\d+")) {
            return Block.wrap(numbered(which), width, 0);
        }
        List<Line> lines = decision.refused().stream()
                .filter(refused -> Keys.begins(refused.words(), which))
                .flatMap(refused -> Block.wrap(refused.words() + ": " + refused.reason(), width, 4).stream())
                .toList();
        return lines.isEmpty()
                ? List.of(Line.of(
                        which.isEmpty() ? "All that there is can be chosen." : "Nothing that begins so is refused."))
                : lines;
    }

    private String numbered(String which) {
        return new Interpreter(decision, ways).read(which) instanceof Typed.Unclear unclear
                ? unclear.message() + " What cannot be chosen has no number: why alone lists it."
                : "Choice %s can be chosen. What cannot be has no number: why alone lists it.".formatted(which);
    }
}
