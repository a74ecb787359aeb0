package soulwright.effect;

/** What a value of the effect language is. Names of sets and things are declared by the machines and by rulesets. */
public sealed interface Type {
    Type NUMBER = new Num();
    Type TRUTH = new Truth();
    Type TEXT = new Text();
    /** The type of what has been reported already: it fits everywhere, so that one mistake gives one finding. */
    Type UNKNOWN = new Unknown();

    /** A whole number; percents are numbers. */
    record Num() implements Type {}

    /** Holds or does not. */
    record Truth() implements Type {}

    /** Words for people. */
    record Text() implements Type {}

    /**
     * One id of a set, or several (`type is dragon` asks whether it is among them).
     *
     * @param set a kind of entry (`elements`) or a set that a ruleset declares (`attacks`, `traits.type`)
     */
    record Id(String set, boolean many) implements Type {}

    /** A number for each id of a set: `soul-power.fire`, `me.magic[self.element]`. */
    record Table(String set) implements Type {}

    /** A piece of the game, or several: `player`, `land`, `monster`, `card`. */
    record Thing(String kind, boolean many) implements Type {}

    /** Steps, abilities, conditions or options that are handed to a keyword or to a named list of steps. */
    record Part(Parameter.Form form) implements Type {}

    /** See {@link #UNKNOWN}. */
    record Unknown() implements Type {}

    static Type id(String set) {
        return new Id(set, false);
    }

    static Type ids(String set) {
        return new Id(set, true);
    }

    static Type table(String set) {
        return new Table(set);
    }

    static Type thing(String kind) {
        return new Thing(kind, false);
    }

    static Type things(String kind) {
        return new Thing(kind, true);
    }
}
