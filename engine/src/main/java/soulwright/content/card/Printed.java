package soulwright.content.card;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import soulwright.content.Copy;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * What is printed on a card because its ruleset says so.
 *
 * @param numbers by name
 * @param traits the names that it has of each
 * @param flags the marks that it bears
 * @param pattern what it reaches, one of the ruleset's patterns
 * @param fits what it can be attached to
 */
public record Printed(
        Map<String, Integer> numbers,
        Map<String, List<String>> traits,
        Set<String> flags,
        Optional<String> pattern,
        Optional<Expression> fits) {
    private static final Set<String> OTHERS =
            Set.of("kind", "abilities", "do", "targets", "when", "cost", "limit", "pattern", "fits");

    public Printed {
        numbers = Copy.of(numbers);
        traits = Copy.of(traits);
        flags = Set.copyOf(flags);
    }

    static Printed of(Reading entry) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        Map<String, List<String>> traits = new LinkedHashMap<>();
        Set<String> flags = new LinkedHashSet<>();
        entry.mapOfOthers(OTHERS, value -> value).forEach((name, value) -> {
            if (value.isNumber()) {
                numbers.put(name, value.number());
            } else if (!value.isTruth()) {
                traits.put(name, value.words());
            } else if (value.flag()) {
                flags.add(name);
            }
        });
        return new Printed(
                numbers,
                traits,
                flags,
                entry.at("pattern").optional(Reading::word),
                entry.at("fits").optional(Reading::formula));
    }
}
