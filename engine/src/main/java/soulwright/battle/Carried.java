package soulwright.battle;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a summoner has when a game is over, and can bring into another one of the same ruleset.
 *
 * @param attributes of his own character, with what was improved for good, in the ruleset's order
 * @param numbers those that the ruleset says he takes along, in its order, of each one figure, or one for each element
 * @param cards in the order in which he got them
 */
public record Carried(List<Integer> attributes, List<Integer> numbers, List<Card> cards) {
    private static final char PART = '|';

    public Carried {
        attributes = List.copyOf(attributes);
        numbers = List.copyOf(numbers);
        cards = List.copyOf(cards);
    }

    /**
     * A card, which may have changed.
     *
     * @param kind of entry: `monsters`, `equipment`, `items` or `spells`
     * @param entry its id, with the pack
     * @param improvements of a monster, what was added to each attribute for good, in the ruleset's order; none of other cards
     * @param falls how often a monster was knocked out in the battles of the game that is over
     */
    public record Card(String kind, String entry, List<Integer> improvements, int falls) {
        public Card {
            improvements = List.copyOf(improvements);
        }

        /** Whether nothing tells two cards apart but what happened to them in the last game. */
        public boolean isLike(Card other) {
            return kind.equals(other.kind) && entry.equals(other.entry) && improvements.equals(other.improvements);
        }
    }

    /** The same as words that saves hold, to be read again by {@link #read}. */
    public String written() {
        StringBuilder words =
                new StringBuilder(figures(attributes)).append(PART).append(figures(numbers));
        for (Card card : cards) {
            words.append(PART).append(card.kind).append('/').append(card.entry);
            if (!card.improvements.isEmpty()) {
                words.append(' ').append(figures(card.improvements));
            }
        }
        return words.toString();
    }

    private static String figures(List<Integer> figures) {
        return figures.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /**
     * Reads what was written.
     *
     * @throws IllegalArgumentException if it is nothing of the sort
     */
    public static Carried read(String written) {
        List<String> parts = List.of(written.split("\\|", -1));
        if (parts.size() < 2) {
            throw new IllegalArgumentException("these are no cards of a summoner");
        }
        return new Carried(
                numbers(parts.get(0)),
                numbers(parts.get(1)),
                parts.stream().skip(2).map(Carried::card).toList());
    }

    private static List<Integer> numbers(String words) {
        return words.isBlank()
                ? List.of()
                : Stream.of(words.split(" ", -1)).map(Integer::valueOf).toList();
    }

    private static Card card(String written) {
        int slash = written.indexOf('/');
        int blank = written.indexOf(' ') < 0 ? written.length() : written.indexOf(' ');
        if (slash < 0 || slash > blank) {
            throw new IllegalArgumentException("\"" + written + "\" is no card");
        }
        return new Card(
                written.substring(0, slash),
                written.substring(slash + 1, blank),
                numbers(written.substring(blank).strip()),
                0);
    }

    /** The same with other cards. */
    public Carried with(List<Card> others) {
        return new Carried(attributes, numbers, others);
    }
}
