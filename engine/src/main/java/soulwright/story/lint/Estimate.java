package soulwright.story.lint;

import java.util.List;
import java.util.Optional;
import soulwright.effect.Type;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Term;

/** What a formula can come to, by what is known of the numbers in it. */
record Estimate(Known known) {
    Bounds of(Term term) {
        if (term instanceof Term.Figure figure) {
            return Bounds.exactly(figure.value());
        }
        if (term instanceof Term.Read read) {
            return known.of(Known.name(read));
        }
        if (term instanceof Term.Call call) {
            return call(call);
        }
        if (term instanceof Term.Joined joined && !joined.type().equals(Type.TRUTH)) {
            return joined(joined);
        }
        return term.type().equals(Type.TRUTH) ? Bounds.TRUTH : Bounds.ANY;
    }

    private Bounds joined(Term.Joined joined) {
        return switch (joined.operator()) {
            case ADD -> of(joined.left()).plus(of(joined.right()));
            case SUBTRACT -> of(joined.left()).minus(of(joined.right()));
            case MULTIPLY -> of(joined.left()).times(of(joined.right()));
            case DIVIDE -> of(joined.left()).over(of(joined.right()));
            case REMAINDER -> of(joined.left()).rest(of(joined.right()));
            default -> Bounds.ANY;
        };
    }

    private Bounds call(Term.Call call) {
        if (call.function() == Function.IF) {
            return branch(call.arguments());
        }
        List<Bounds> of = call.arguments().stream().map(this::of).toList();
        return switch (call.function()) {
            case MIN -> of.stream().reduce(Bounds::min).orElse(Bounds.ANY);
            case MAX -> of.stream().reduce(Bounds::max).orElse(Bounds.ANY);
            case CLAMP -> of.get(0).max(of.get(1)).min(of.get(1).max(of.get(2)));
            case ABS -> of.get(0).abs();
            case PERCENT -> of.get(0).percent(of.get(1));
            default -> call.type().equals(Type.TRUTH) ? Bounds.TRUTH : Bounds.ANY;
        };
    }

    private Bounds branch(List<Term> arguments) {
        Optional<Bounds> yes = given(arguments.get(0), true, arguments.get(1));
        Optional<Bounds> no = given(arguments.get(0), false, arguments.get(2));
        return yes.flatMap(one -> no.map(one::join)).or(() -> yes).or(() -> no).orElse(Bounds.ANY);
    }

    /** A condition that branches itself tells nothing here, so that nested ones cost no more than they are long. */
    private Optional<Bounds> given(Term condition, boolean holds, Term figure) {
        Optional<Known> then = branches(condition) ? Optional.of(known) : Narrowing.of(known, condition, holds);
        return then.map(narrow -> new Estimate(narrow).of(figure));
    }

    private static boolean branches(Term term) {
        return (term instanceof Term.Call call && call.function() == Function.IF)
                || term.parts().stream().anyMatch(Estimate::branches);
    }
}
