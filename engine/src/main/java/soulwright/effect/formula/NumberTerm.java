package soulwright.effect.formula;

import org.jspecify.annotations.Nullable;
import soulwright.effect.Property;
import soulwright.effect.Type;

/**
 * A number, trait or place that can be changed.
 *
 * @param owner the role whose it is
 * @param index for one number of a table: which
 */
public record NumberTerm(
        String owner, Property property, @Nullable Term index) {
    public Type type() {
        return index == null ? property.type() : Type.NUMBER;
    }
}
