package soulwright.tools.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import soulwright.game.Outcome;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** Who came where. */
record EndPage(Outcome outcome, List<String> names) {
    List<Line> lines(int width) {
        List<Line> lines = new ArrayList<>();
        Block.wrap(outcome.words(), width, 0).forEach(line -> lines.add(Line.of(line.text(), Style.BOLD)));
        if (outcome.how() == Outcome.How.FAULTY) {
            return lines;
        }
        order().forEach(player -> lines.add(Line.of("  %d  %s".formatted(place(player), names.get(player)))));
        return lines;
    }

    /** The players, the first first. */
    List<Integer> order() {
        return IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingInt(this::place))
                .toList();
    }

    int place(int player) {
        return outcome.places().get(player);
    }
}
