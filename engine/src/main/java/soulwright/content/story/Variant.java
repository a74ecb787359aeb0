package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * A part of an ending.
 *
 * @param when it is told only when this holds
 */
public record Variant(Optional<Expression> when, List<Line> lines) {
    public Variant {
        lines = List.copyOf(lines);
    }

    static Variant of(Reading variant) {
        return new Variant(
                variant.at("when").optional(Reading::formula),
                variant.at("lines").list(Line::of));
    }
}
