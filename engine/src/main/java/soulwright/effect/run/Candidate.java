package soulwright.effect.run;

import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Reads;
import soulwright.game.Position;

/** The thing that is tried at a depth of conditions. */
record Candidate(int depth) implements Figure<Position> {
    @Override
    public long of(Position position) {
        return position.candidate(depth);
    }

    @Override
    public Figure<Position> then(Reads.Asked<Position> property) {
        return position -> property.of(position, position.candidate(depth));
    }
}
