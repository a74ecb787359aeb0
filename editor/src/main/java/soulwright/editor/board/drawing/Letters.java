package soulwright.editor.board.drawing;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Chooses the letters of legends: those that the other boards of a pack have for the same terrain, else one that reminds of it. */
public final class Letters {
    private static final String OTHERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    private static final int FURTHER = 0xc0;

    private final Map<String, Map<String, Integer>> usage = new HashMap<>();

    /** @param legends of the other boards */
    public Letters(List<Map<String, String>> legends) {
        legends.forEach(legend -> legend.forEach((letter, word) ->
                usage.computeIfAbsent(word, any -> new HashMap<>()).merge(letter, 1, Integer::sum)));
    }

    /** The letter of a word on a board; a new one where its legend has none yet. */
    public String of(String word, Drawing drawing) {
        return in(drawing.legend(), word).orElseGet(() -> fresh(word, drawing));
    }

    private String fresh(String word, Drawing drawing) {
        return wishes(word)
                .filter(letter -> !drawing.legend().containsKey(letter))
                .filter(letter -> drawing.lands().stream().noneMatch(row -> row.contains(letter)))
                .findFirst()
                .orElseThrow();
    }

    private Stream<String> wishes(String word) {
        String local = word.substring(word.indexOf(':') + 1).replaceAll("[^A-Za-z]", "");
        String start = local.substring(0, Math.min(1, local.length()));
        boolean fixed = word.equals(Drawing.HOME) || word.equals(Drawing.BOSS);
        return Stream.of(
                        usual(word).stream(),
                        fixed ? Stream.of(start.toUpperCase(Locale.ROOT)) : Stream.<String>empty(),
                        letters(start),
                        letters(start.toUpperCase(Locale.ROOT)),
                        letters(local),
                        letters(local.toUpperCase(Locale.ROOT)),
                        letters(OTHERS),
                        further())
                .flatMap(letters -> letters);
    }

    /** Those that other boards have for it, the most usual first. */
    private List<String> usual(String word) {
        return usage.getOrDefault(word, Map.of()).entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<String, Integer> entry) -> -entry.getValue())
                        .thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** More than any board has lands. */
    private static Stream<String> further() {
        return IntStream.iterate(FURTHER, letter -> letter + 1)
                .filter(Character::isLetter)
                .mapToObj(Character::toString);
    }

    private static Stream<String> letters(String text) {
        return text.chars().mapToObj(letter -> String.valueOf((char) letter));
    }

    /** The first letter that stands for a word in a legend. */
    static Optional<String> in(Map<String, String> legend, String word) {
        return legend.entrySet().stream()
                .filter(entry -> entry.getValue().equals(word))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
