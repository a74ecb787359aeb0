package soulwright.effect.run;

import soulwright.game.Position;

/** The bundles of abilities that are in force, those of the player whose turn it is first, then by time of entry. */
public interface InForce {
    /** Hands over each bundle that may matter; the visitor tests its mask. */
    void each(Position position, Visitor visitor);

    /** Gets one bundle. */
    interface Visitor {
        /**
         * Is handed one bundle.
         *
         * @param me for whom it works
         * @param self who bears it
         */
        void visit(Position position, Bundle bundle, long me, long self);
    }
}
