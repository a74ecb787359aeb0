package soulwright.effect.formula;

import java.util.function.LongPredicate;
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
            case ANY -> state -> list.any(state, new Found<>(reads, each, depth, state)) ? 1 : 0;
            case COUNT -> state -> tally(list, new Tally<>(reads, each, depth, state)).count;
            case SUM -> state -> tally(list, new Tally<>(reads, each, depth, state)).sum;
            case HIGHEST ->
                state -> tally(list, new Tally<>(reads, each, depth, state)).highest();
            default ->
                state -> tally(list, new Tally<>(reads, each, depth, state)).lowest();
        };
    }

    private static <S> Tally<S> tally(Listing<S> list, Tally<S> tally) {
        list.any(tally.state, tally);
        return tally;
    }

    private Listing<S> list(Term list) {
        return list.type() instanceof Type.Table && list instanceof Term.Read table
                ? lists.cells(table)
                : lists.list(list);
    }

    /** Asks something of one after the other. */
    private abstract static class Asking<S> implements LongPredicate {
        private final Reads<S> reads;
        private final @Nullable Figure<S> each;
        private final int depth;
        final S state;

        Asking(Reads<S> reads, @Nullable Figure<S> each, int depth, S state) {
            this.reads = reads;
            this.each = each;
            this.depth = depth;
            this.state = state;
        }

        final boolean asksNothing() {
            return each == null;
        }

        /** What is asked of each; without it, a default. */
        final long ask(long candidate, long without) {
            if (each == null) {
                return without;
            }
            reads.candidate(state, depth, candidate);
            return each.of(state);
        }
    }

    private static final class Found<S> extends Asking<S> {
        Found(Reads<S> reads, @Nullable Figure<S> each, int depth, S state) {
            super(reads, each, depth, state);
        }

        @Override
        public boolean test(long candidate) {
            return ask(candidate, 1) != 0;
        }
    }

    /** What comes together; of nothing all are 0. */
    private static final class Tally<S> extends Asking<S> {
        private long count;
        private long sum;
        private long most = Long.MIN_VALUE;
        private long least = Long.MAX_VALUE;

        Tally(Reads<S> reads, @Nullable Figure<S> each, int depth, S state) {
            super(reads, each, depth, state);
        }

        @Override
        public boolean test(long candidate) {
            long figure = ask(candidate, candidate);
            count += asksNothing() || figure != 0 ? 1 : 0;
            sum = Arithmetic.add(sum, figure);
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
