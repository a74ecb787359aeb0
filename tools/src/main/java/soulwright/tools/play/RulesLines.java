package soulwright.tools.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import soulwright.content.RulesText;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;

/** What a part of an entry does, as lines of a page: its name, what its author wrote, and the rules with their lists. */
final class RulesLines {
    private static final int INDENT = 2;

    private RulesLines() {}

    static List<Line> of(RulesText text, int width) {
        String lead = text.name().map(name -> name + ":").orElse("");
        String[] rules = text.plain().split("\n");
        String first = Stream.of(Optional.of(lead), text.text(), Optional.of(rules[0]))
                .flatMap(Optional::stream)
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(" "));
        return Stream.concat(Stream.of(first), Stream.of(rules).skip(1))
                .flatMap(line -> lines(line, width))
                .toList();
    }

    /** One paragraph, or one point of a list, which keeps its indent. */
    private static Stream<Line> lines(String line, int width) {
        String words = line.stripLeading();
        String indent = " ".repeat(line.length() - words.length());
        return Block.wrap(words, width - indent.length(), INDENT).stream()
                .map(wrapped -> Line.of(indent).plus(wrapped));
    }
}
