package soulwright.effect.run;

import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Selector;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Listing;
import soulwright.game.Position;

/** Draws some things at random, each at most once. */
final class Drawing implements Listing<Position> {
    private final Things from;
    private final @Nullable Figure<Position> weight;
    private final @Nullable Figure<Position> count;
    private final int depth;

    Drawing(EffectCompiler compiler, Selector.Pick pick, Names names) {
        from = new Things(compiler.candidates(pick, names));
        Compiled weight = pick.arguments().get("weight");
        this.weight = weight == null ? null : compiler.figure(weight, names.trying());
        Compiled count = pick.arguments().get("count");
        this.count = count == null ? null : compiler.figure(count, names);
        depth = names.depth();
    }

    @Override
    public boolean any(Position position, LongPredicate test) {
        long[] things = from.all(position);
        long wanted = count == null ? 1 : count.of(position);
        long[] weights = weights(position, things);
        for (int left = things.length; left > 0 && wanted > 0; left--, wanted--) {
            int drawn = position.rng().weighted(weights, left);
            if (drawn < 0) {
                return false;
            }
            long thing = things[drawn];
            things[drawn] = things[left - 1];
            weights[drawn] = weights[left - 1];
            if (test.test(thing)) {
                return true;
            }
        }
        return false;
    }

    private long[] weights(Position position, long[] things) {
        long[] weights = new long[things.length];
        for (int i = 0; i < things.length; i++) {
            position.candidate(depth, things[i]);
            weights[i] = weight == null ? 1 : Math.min(Math.max(0, weight.of(position)), Integer.MAX_VALUE);
        }
        return weights;
    }
}
