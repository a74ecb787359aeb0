package soulwright.effect.run;

import soulwright.game.Position;

/** One step, ready to run: it reads the position and says what changes. It never waits; what waits is a task that its change puts on top. */
@FunctionalInterface
public interface Op {
    Change plan(Position position);

    /** Whether its change may put tasks on top or end the game. */
    default boolean pushes() {
        return false;
    }

    /** The same as an op whose change may put tasks on top. */
    static Op pushing(Op op) {
        return new Op() {
            @Override
            public Change plan(Position position) {
                return op.plan(position);
            }

            @Override
            public boolean pushes() {
                return true;
            }
        };
    }
}
