package soulwright.effect.run;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.effect.compiled.Compiled;

/** The names in sight at one point of an effect, and the slots of the values that hold what they stand for. Immutable. */
public final class Names {
    /** The slot of who acts, or for whom an ability works. */
    public static final int ME = 0;
    /** The slot of the card, monster or character that it is about. */
    public static final int SELF = 1;

    private static final Names NONE = new Names(null, SELF + 1, 0, null);

    private record Bound(String name, int slot, @Nullable Bound before) {}

    /**
     * What a keyword was given, and the names in sight where it was.
     *
     * @param values by parameter
     */
    private record Givens(Map<String, Compiled> values, Names names) {}

    private final @Nullable Bound last;
    private final int next;
    private final int depth;
    private final @Nullable Givens givens;

    private Names(@Nullable Bound last, int next, int depth, @Nullable Givens givens) {
        this.last = last;
        this.next = next;
        this.depth = depth;
        this.givens = givens;
    }

    /** Those of a place: `me`, `self`, and further ones in the slots after them, in order. */
    public static Names of(String... further) {
        Names names = NONE.binding("me", ME).binding("self", SELF);
        for (String name : further) {
            names = names.with(name);
        }
        return names;
    }

    /** With one more name, in the slot that {@link #next} said. */
    public Names with(String name) {
        return new Names(new Bound(name, next, last), next + 1, depth, givens);
    }

    /** With a slot that has no name. */
    public Names withHidden() {
        return new Names(last, next + 1, depth, givens);
    }

    /** The slot that the next name gets. */
    public int next() {
        return next;
    }

    /** The slot of a name; -1 for one that is none of these. */
    public int slot(String name) {
        for (Bound bound = last; bound != null; bound = bound.before()) {
            if (bound.name().equals(name)) {
                return bound.slot();
            }
        }
        return -1;
    }

    /** Where a condition is tried on candidates: one deeper. */
    public Names trying() {
        return new Names(last, next, depth + 1, givens);
    }

    /** How many conditions are around this one. */
    public int depth() {
        return depth;
    }

    /** In the body of a keyword that was given something here. */
    public Names given(Map<String, Compiled> values) {
        return new Names(last, next, depth, new Givens(values, this));
    }

    Compiled given(String name) {
        Compiled value = givens == null ? null : givens.values().get(name);
        if (value == null) {
            throw new IllegalArgumentException("nothing is given as " + name);
        }
        return value;
    }

    /** The names in sight where what is given was written. */
    Names outside() {
        if (givens == null) {
            throw new IllegalStateException("nothing is given here");
        }
        return givens.names();
    }

    private Names binding(String name, int slot) {
        return new Names(new Bound(name, slot, last), next, depth, givens);
    }
}
