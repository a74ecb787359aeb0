package soulwright.game.contract;

/** Something that holds for every game. */
@FunctionalInterface
interface Law {
    /** @throws AssertionError if it does not hold in this trial */
    void check(Trial trial);
}
