package soulwright.effect.formula;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Id;
import soulwright.effect.Plural;
import soulwright.effect.Property;
import soulwright.effect.Type;

/** A formula whose names have a meaning and whose types fit. Immutable; equal terms give equal values unless chance is among them. */
public sealed interface Term {
    Type type();

    /** What it is made of. */
    default List<Term> parts() {
        return List.of();
    }

    /** The same of other parts. */
    default Term withParts(UnaryOperator<Term> change) {
        return this;
    }

    record Figure(long value) implements Term {
        @Override
        public Type type() {
            return Type.NUMBER;
        }
    }

    record Truth(boolean holds) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }
    }

    record Word(Id id) implements Term {
        @Override
        public Type type() {
            return Type.id(id.set());
        }
    }

    /** Nobody and nothing: `is none`. */
    record None() implements Term {
        @Override
        public Type type() {
            return Type.UNKNOWN;
        }
    }

    /** What was reported already. */
    record Wrong() implements Term {
        @Override
        public Type type() {
            return Type.UNKNOWN;
        }
    }

    /** A role, a word of the place, a target, or what `let` named. */
    record Name(String name, Type type) implements Term {}

    /** `it`, the candidate that is tried; depth 0 is the outermost. */
    record It(int depth, Type type) implements Term {}

    /** A parameter of a keyword or of a named list of steps. */
    record Given(String name, Type type) implements Term {}

    /** Every entry of a kind, or every id of a set. */
    record All(String set, Type type) implements Term {}

    record Read(Term owner, Property property, Type type) implements Term {
        @Override
        public List<Term> parts() {
            return List.of(owner);
        }

        @Override
        public Term withParts(UnaryOperator<Term> change) {
            return new Read(change.apply(owner), property, type);
        }
    }

    /** The number of a table for one id. */
    record Cell(Term table, Term index) implements Term {
        @Override
        public Type type() {
            return Type.NUMBER;
        }

        @Override
        public List<Term> parts() {
            return List.of(table, index);
        }

        @Override
        public Term withParts(UnaryOperator<Term> change) {
            return new Cell(change.apply(table), change.apply(index));
        }
    }

    /** Arithmetic, comparison of figures, `and`, `or`, `in`. */
    record Joined(Operator operator, Term left, Term right, Type type) implements Term {
        @Override
        public List<Term> parts() {
            return List.of(left, right);
        }

        @Override
        public Term withParts(UnaryOperator<Term> change) {
            return new Joined(operator, change.apply(left), change.apply(right), type);
        }
    }

    /** `left is right` */
    record Same(Term left, Term right) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }

        @Override
        public List<Term> parts() {
            return List.of(left, right);
        }

        @Override
        public Term withParts(UnaryOperator<Term> change) {
            return new Same(change.apply(left), change.apply(right));
        }
    }

    record Between(Term value, Term low, Term high) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }

        @Override
        public List<Term> parts() {
            return List.of(value, low, high);
        }

        @Override
        public Term withParts(UnaryOperator<Term> change) {
            return new Between(change.apply(value), change.apply(low), change.apply(high));
        }
    }

    record Not(Term of) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }

        @Override
        public List<Term> parts() {
            return List.of(of);
        }

        @Override
        public Term withParts(UnaryOperator<Term> change) {
            return new Not(change.apply(of));
        }
    }

    /** That there is such a thing. */
    record Exists(Term of) implements Term {
        @Override
        public Type type() {
            return Type.TRUTH;
        }

        @Override
        public List<Term> parts() {
            return List.of(of);
        }

        @Override
        public Term withParts(UnaryOperator<Term> change) {
            return new Exists(change.apply(of));
        }
    }

    record Call(Function function, List<Term> arguments, Type type) implements Term {
        public Call {
            arguments = List.copyOf(arguments);
        }

        @Override
        public List<Term> parts() {
            return arguments;
        }

        @Override
        public Term withParts(UnaryOperator<Term> change) {
            return new Call(function, arguments.stream().map(change).toList(), type);
        }
    }

    /** Several dice, added up. */
    record Dice(long count, long sides) implements Term {
        @Override
        public Type type() {
            return Type.NUMBER;
        }
    }

    /** A function over a list. The body is worked out with each of them as `it` at the depth; without one it is the list alone. */
    record Gather(Function function, Term list, @Nullable Term body, int depth, Type type) implements Term {
        @Override
        public List<Term> parts() {
            return body == null ? List.of(list) : List.of(list, body);
        }

        @Override
        public Term withParts(UnaryOperator<Term> change) {
            return new Gather(function, change.apply(list), body == null ? null : change.apply(body), depth, type);
        }
    }

    /** Whether chance decides anywhere in it. */
    default boolean chance() {
        if (this instanceof Dice
                || (this instanceof Call call && call.function().chance())) {
            return true;
        }
        for (Term part : parts()) {
            if (part.chance()) {
                return true;
            }
        }
        return false;
    }

    /** Whether its candidates are entries of the packs, not pieces of a game. */
    default boolean entries() {
        return this instanceof All && Plural.is(type());
    }
}
