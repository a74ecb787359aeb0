package soulwright.content.duel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.Copy;
import soulwright.content.Range;
import soulwright.content.Reading;

/**
 * A kind of card, and what is printed on one.
 *
 * @param several those of its traits of which a card may have more than one name
 * @param counters numbers that are not printed and start at 0
 * @param fits whether it says what it can be attached to
 * @param pattern whether it names a pattern of what it reaches
 * @param back what its back looks like
 */
public record CardKind(
        String name,
        Map<String, Range> numbers,
        List<String> traits,
        List<String> several,
        List<String> flags,
        List<String> counters,
        boolean fits,
        boolean pattern,
        Optional<String> back) {
    public CardKind {
        numbers = Copy.of(numbers);
        traits = List.copyOf(traits);
        several = List.copyOf(several);
        flags = List.copyOf(flags);
        counters = List.copyOf(counters);
    }

    public static CardKind of(Reading kind) {
        return new CardKind(
                kind.at("name").word(kind.key()),
                kind.at("numbers").map(Range::of),
                kind.at("traits").words(),
                kind.at("several").words(),
                kind.at("flags").words(),
                kind.at("counters").words(),
                kind.at("fits").flag(),
                kind.at("pattern").flag(),
                kind.at("back").optional(Reading::word));
    }
}
