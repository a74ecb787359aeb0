package soulwright.tools.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import soulwright.quest.scene.SummonerScene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Count;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** All that the viewer knows of one summoner: figures, numbers, cards. */
record SummonerPage(Book book, SummonerScene summoner) {
    List<Line> lines(int width) {
        List<Line> lines = new ArrayList<>(List.of(Line.of(summoner.name(), Style.BOLD)));
        facts().forEach(fact -> lines.addAll(Block.wrap(fact, width, 2)));
        lines.addAll(Cards.lines(book, summoner.cards(), width));
        return lines;
    }

    private List<String> facts() {
        List<String> facts = new ArrayList<>();
        facts.add(Cards.figures(book, summoner.fighter()));
        facts.add((summoner.column() > 0 ? "on land " + summoner.column() + "," + summoner.row() + ", " : "")
                + Count.of(summoner.lands(), "land") + " marked");
        ElementTables.of(List.of(summoner))
                .names()
                .forEach(name -> facts.add(
                        Book.plain(name) + ": " + words(summoner.tables().getOrDefault(name, Map.of()))));
        Map<String, Integer> numbers = new LinkedHashMap<>(summoner.numbers());
        numbers.values().removeIf(number -> number == 0);
        if (!numbers.isEmpty()) {
            facts.add(words(numbers));
        }
        return facts;
    }

    private String words(Map<String, Integer> numbers) {
        return numbers.entrySet().stream()
                .map(entry -> name(entry.getKey()) + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Of an element, or of a number. */
    private String name(String word) {
        Sign sign = book.element(word);
        return sign.letter().equals("?") ? Book.plain(word) : sign.name();
    }
}
