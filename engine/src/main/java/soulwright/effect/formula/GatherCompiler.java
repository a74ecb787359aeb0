package soulwright.effect.formula;

import org.jspecify.annotations.Nullable;
import soulwright.effect.Type;

/** Compiles functions over lists and tables. */
final class GatherCompiler<S> {
    private final Reads<S> reads;
    private final FormulaCompiler<S> formulas;
    private final ListCompiler<S> lists;

    GatherCompiler(Reads<S> reads, FormulaCompiler<S> formulas, ListCompiler<S> lists) {
        this.reads = reads;
        this.formulas = formulas;
        this.lists = lists;
    }

    Figure<S> figure(Term.Gather gather) {
        Listing<S> list = list(gather.list());
        Term body = gather.body();
        Figure<S> each = body == null ? null : formulas.figure(body);
        int depth = gather.depth();
        return switch (gather.function()) {
            case ANY -> state -> list.any(state, it -> each == null || each(each, state, depth, it) != 0) ? 1 : 0;
            case COUNT ->
                state -> {
                    Tally count = new Tally();
                    list.any(state, it -> count.add(each == null || each(each, state, depth, it) != 0 ? 1 : 0));
                    return count.sum;
                };
            default -> gathered(gather.function(), list, each, depth);
        };
    }

    private Figure<S> gathered(Function function, Listing<S> list, @Nullable Figure<S> each, int depth) {
        return state -> {
            Tally tally = new Tally();
            list.any(state, it -> tally.add(each == null ? it : each(each, state, depth, it)));
            return function == Function.SUM
                    ? tally.sum
                    : function == Function.HIGHEST ? tally.highest() : tally.lowest();
        };
    }

    private long each(Figure<S> body, S state, int depth, long candidate) {
        reads.candidate(state, depth, candidate);
        return body.of(state);
    }

    private Listing<S> list(Term list) {
        return list.type() instanceof Type.Table && list instanceof Term.Read table
                ? lists.cells(table)
                : lists.list(list);
    }

    /** What comes together; of nothing all are 0. */
    private static final class Tally {
        private long sum;
        private long most = Long.MIN_VALUE;
        private long least = Long.MAX_VALUE;

        boolean add(long figure) {
            sum = Arithmetic.of(Operator.ADD, sum, figure);
            most = Math.max(most, figure);
            least = Math.min(least, figure);
            return false;
        }

        long highest() {
            return most == Long.MIN_VALUE ? 0 : most;
        }

        long lowest() {
            return least == Long.MAX_VALUE ? 0 : least;
        }
    }
}
