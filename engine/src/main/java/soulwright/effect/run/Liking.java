package soulwright.effect.run;

import soulwright.effect.compiled.Compiled;
import soulwright.effect.formula.Figure;
import soulwright.game.BoundExceeded;
import soulwright.game.Position;

/**
 * How much a computer player likes something. It knows where it is written, since nothing that is being done can be blamed when it takes too
 * long.
 */
public record Liking(Figure<Position> figure, String source) implements Figure<Position> {
    public static Liking of(Compiled formula, EffectCompiler compiler, Names names) {
        return new Liking(
                compiler.figure(formula, names), formula.source().place().toString());
    }

    @Override
    public long of(Position position) {
        try {
            return figure.of(position);
        } catch (BoundExceeded endless) {
            throw endless.in(source);
        }
    }
}
