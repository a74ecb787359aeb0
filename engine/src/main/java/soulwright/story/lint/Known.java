package soulwright.story.lint;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BinaryOperator;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.formula.Term;

/** What the numbers of a campaign, and those that tell how the last game went, can be at one moment of the story. Immutable. */
record Known(Map<String, Bounds> numbers) {
    private static final String RESULT = "result";

    Known {
        numbers = Map.copyOf(numbers);
    }

    /** The name under which a number of the campaign is known, or a property of `result`. */
    static String name(Type owner, Property property) {
        boolean result = owner instanceof Type.Thing thing && thing.kind().equals(RESULT);
        return result ? result(property.name()) : property.name();
    }

    static String name(Term.Read read) {
        return name(read.owner().type(), read.property());
    }

    /** The name under which what `result` tells is known. */
    static String result(String property) {
        return RESULT + "." + property;
    }

    Bounds of(String name) {
        return numbers.getOrDefault(name, Bounds.ANY);
    }

    Known with(String name, Bounds bounds) {
        Map<String, Bounds> changed = new HashMap<>(numbers);
        changed.put(name, bounds);
        return new Known(changed);
    }

    /** What holds if one or the other does. */
    Known join(Known other) {
        return merge(other, Bounds::join);
    }

    /** The same, but what has grown may be anything that its limits allow: so that what grows in a circle is known at some time. */
    Known widen(Known other, Known limits) {
        Map<String, Bounds> wide = new HashMap<>();
        join(other).numbers.forEach((name, now) -> wide.put(name, widen(of(name), now, limits.of(name))));
        return new Known(wide);
    }

    private static Bounds widen(Bounds before, Bounds now, Bounds limits) {
        return new Bounds(
                now.least() < before.least() ? limits.least() : now.least(),
                now.most() > before.most() ? limits.most() : now.most());
    }

    private Known merge(Known other, BinaryOperator<Bounds> how) {
        Map<String, Bounds> merged = new HashMap<>(numbers);
        other.numbers.forEach((name, bounds) -> merged.merge(name, bounds, how));
        return new Known(merged);
    }
}
