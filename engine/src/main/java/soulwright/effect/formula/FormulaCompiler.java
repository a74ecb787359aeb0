package soulwright.effect.formula;

import java.util.List;
import java.util.function.LongBinaryOperator;
import soulwright.effect.Plural;
import soulwright.effect.Type;

/**
 * Makes closures of checked terms: each node of a term becomes one object that knows its parts, so that nothing is looked up while a game runs.
 * Arithmetic is {@link Arithmetic}'s: it never overflows and never throws.
 */
public final class FormulaCompiler<S> {
    private final Reads<S> reads;
    private final ListCompiler<S> lists;

    public FormulaCompiler(Reads<S> reads) {
        this.reads = reads;
        this.lists = new ListCompiler<>(reads, this);
    }

    /**
     * Compiles a figure, a condition, or a path to one thing.
     *
     * @throws IllegalArgumentException for a term that was reported as wrong, and for a list
     */
    public Figure<S> figure(Term term) {
        if (term instanceof Term.Figure figure) {
            return new Joining.Constant<>(figure.value());
        }
        if (term instanceof Term.Joined joined) {
            return joined(joined);
        }
        if (term instanceof Term.Read read) {
            return figure(read.owner()).then(reads.property(read.owner().type(), read.property()));
        }
        if (term instanceof Term.Call call) {
            return call(call);
        }
        if (term instanceof Term.Gather gather) {
            return new GatherCompiler<>(reads, this, lists).figure(gather);
        }
        return leaf(term);
    }

    /** Compiles a path to several things. */
    public Listing<S> list(Term term) {
        return lists.list(term);
    }

    private Figure<S> leaf(Term term) {
        if (term instanceof Term.It it) {
            return reads.candidate(it.depth());
        }
        if (term instanceof Term.Name name) {
            return reads.name(name.name(), name.type());
        }
        if (term instanceof Term.Given given) {
            return reads.given(given.name(), given.type());
        }
        if (term instanceof Term.Word word) {
            return new Joining.Constant<>(reads.id(word.id()));
        }
        return term instanceof Term.Dice dice ? reads.dice(dice.count(), dice.sides()) : condition(term);
    }

    private Figure<S> condition(Term term) {
        if (term instanceof Term.Truth truth) {
            return new Joining.Constant<>(truth.holds() ? 1 : 0);
        }
        if (term instanceof Term.Not not) {
            Figure<S> of = figure(not.of());
            return state -> of.of(state) != 0 ? 0 : 1;
        }
        if (term instanceof Term.Exists exists) {
            return exists(exists.of());
        }
        if (term instanceof Term.Same same) {
            return same(same.left(), same.right());
        }
        if (term instanceof Term.Between between) {
            return between(between);
        }
        if (term instanceof Term.Cell cell && cell.table() instanceof Term.Read table) {
            Reads.Tabled<S> tabled = reads.cell(table.owner().type(), table.property());
            Figure<S> owner = figure(table.owner());
            Figure<S> index = figure(cell.index());
            if (index instanceof Joining.Constant<S> known) {
                long column = known.value();
                return owner.then((state, thing) -> tabled.of(state, thing, column));
            }
            return state -> tabled.of(state, owner.of(state), index.of(state));
        }
        throw new IllegalArgumentException("cannot be compiled: " + term);
    }

    private Figure<S> joined(Term.Joined joined) {
        Operator operator = joined.operator();
        if (operator == Operator.IN) {
            return same(joined.left(), joined.right());
        }
        return switch (operator) {
            case AND -> Joining.all(figures(Joining.parts(operator, joined)));
            case OR -> Joining.any(figures(Joining.parts(operator, joined)));
            default -> Joining.of(operator, figure(joined.left()), figure(joined.right()));
        };
    }

    private List<Figure<S>> figures(List<Term> terms) {
        return terms.stream().map(this::figure).toList();
    }

    private Figure<S> between(Term.Between between) {
        Figure<S> value = figure(between.value());
        Figure<S> low = figure(between.low());
        Figure<S> high = figure(between.high());
        return state -> {
            long x = value.of(state);
            return low.of(state) <= x && x <= high.of(state) ? 1 : 0;
        };
    }

    private Figure<S> exists(Term of) {
        if (Plural.is(of.type())) {
            Listing<S> list = list(of);
            return state -> list.any(state, any -> true) ? 1 : 0;
        }
        Figure<S> thing = figure(of);
        return state -> thing.of(state) == Figure.NONE ? 0 : 1;
    }

    /** Whether two things, ids, or any of two lists of them are the same. Nothing is the same as nothing else. */
    private Figure<S> same(Term left, Term right) {
        if (Plural.is(left.type()) && Plural.is(right.type())) {
            return meet(left, right);
        }
        if (!Plural.is(left.type()) && !Plural.is(right.type())) {
            Figure<S> one = single(left, right.type());
            Figure<S> other = single(right, left.type());
            if (other instanceof Joining.Constant<S> id && id.value() != Figure.NONE) {
                return Joining.of(Operator.EQUAL, one, other);
            }
            return state -> {
                long thing = one.of(state);
                return thing != Figure.NONE && thing == other.of(state) ? 1 : 0;
            };
        }
        Term several = Plural.is(left.type()) ? left : right;
        Term alone = Plural.is(left.type()) ? right : left;
        Listing<S> list = comparable(several, alone.type());
        Figure<S> one = single(alone, several.type());
        return state -> {
            long thing = one.of(state);
            return thing != Figure.NONE && list.any(state, other -> other == thing) ? 1 : 0;
        };
    }

    /** One thing; compared with an id, it counts as its entry. */
    private Figure<S> single(Term term, Type other) {
        Figure<S> figure = figure(term);
        if (!(term.type() instanceof Type.Thing) || !(other instanceof Type.Id)) {
            return figure;
        }
        Reads.Asked<S> entry = reads.entry(term.type());
        return state -> {
            long thing = figure.of(state);
            return thing == Figure.NONE ? thing : entry.of(state, thing);
        };
    }

    private Figure<S> meet(Term left, Term right) {
        Listing<S> ones = comparable(left, right.type());
        Listing<S> others = comparable(right, left.type());
        return state -> ones.any(state, a -> a != Figure.NONE && others.any(state, b -> a == b)) ? 1 : 0;
    }

    /** A thing that is compared with an id counts as its entry. */
    private Listing<S> comparable(Term term, Type other) {
        boolean entry = term.type() instanceof Type.Thing && other instanceof Type.Id;
        return entry ? lists.entries(term) : lists.oneOrSeveral(term);
    }

    private Figure<S> call(Term.Call call) {
        List<Figure<S>> arguments = figures(call.arguments());
        return switch (call.function()) {
            case IF -> branch(arguments.get(0), arguments.get(1), arguments.get(2));
            case MIN -> fold(arguments, Math::min);
            case MAX -> fold(arguments, Math::max);
            case ABS -> abs(arguments.get(0));
            case CLAMP -> clamp(arguments.get(0), arguments.get(1), arguments.get(2));
            case PERCENT -> percent(arguments.get(0), arguments.get(1));
            default -> reads.call(call.function(), arguments);
        };
    }

    private static <S> Figure<S> branch(Figure<S> condition, Figure<S> yes, Figure<S> no) {
        return state -> condition.of(state) != 0 ? yes.of(state) : no.of(state);
    }

    private static <S> Figure<S> fold(List<Figure<S>> figures, LongBinaryOperator of) {
        Figure<S> result = figures.get(0);
        for (Figure<S> next : figures.subList(1, figures.size())) {
            Figure<S> before = result;
            result = state -> of.applyAsLong(before.of(state), next.of(state));
        }
        return result;
    }

    private static <S> Figure<S> abs(Figure<S> x) {
        return state -> Arithmetic.abs(x.of(state));
    }

    private static <S> Figure<S> clamp(Figure<S> x, Figure<S> low, Figure<S> high) {
        return state -> Arithmetic.clamp(x.of(state), low.of(state), high.of(state));
    }

    private static <S> Figure<S> percent(Figure<S> x, Figure<S> percent) {
        return state -> Arithmetic.percent(x.of(state), percent.of(state));
    }
}
