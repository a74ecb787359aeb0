package soulwright.effect.run;

import soulwright.game.Position;

/** The bundles of abilities that are in force, those of the player whose turn it is first, then by time of entry. */
public interface InForce {
    /** Whether a bundle in force may have a bit in one aspect; never no if one has. */
    boolean any(Position position, int aspect, long bit);

    /**
     * Hands over each bundle that has a bit in one aspect.
     *
     * @param aspect one of those of {@link Bundle}
     */
    void each(Position position, int aspect, long bit, Visitor visitor);

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
