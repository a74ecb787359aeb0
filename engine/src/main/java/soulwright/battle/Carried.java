package soulwright.battle;

import java.util.List;

/**
 * What a summoner has when a game is over, and can bring into another one of the same ruleset.
 *
 * @param attributes of his own character, with what was improved for good, in the ruleset's order
 * @param numbers those that the ruleset says he takes along, in its order, of each one figure, or one for each element
 * @param cards in the order in which he got them
 */
public record Carried(List<Integer> attributes, List<Integer> numbers, List<Card> cards) {
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

    /** The same with other cards. */
    public Carried with(List<Card> others) {
        return new Carried(attributes, numbers, others);
    }
}
