package soulwright.content.duel;

import java.util.List;
import java.util.Optional;
import soulwright.content.Range;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * A part of a deck.
 *
 * @param size how many cards it has
 * @param copies how many there may be of a card; without it, any number
 * @param accepts the kinds of card that it may hold; none for all that no other section names
 * @param to the zone where its cards are when the game begins
 */
public record Section(String name, Range size, Optional<Expression> copies, List<String> accepts, String to) {
    public Section {
        accepts = List.copyOf(accepts);
    }

    public static Section of(Reading section) {
        return new Section(
                section.at("name").word(section.key()),
                Range.of(section.at("size")),
                section.at("copies").optional(Reading::formula),
                section.at("accepts").words(),
                section.at("to").word());
    }
}
