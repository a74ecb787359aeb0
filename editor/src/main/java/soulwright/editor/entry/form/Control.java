package soulwright.editor.entry.form;

import java.util.List;
import java.util.Set;

/** How a value is shown and changed. What lies within it is told by its {@link Spec}. */
public sealed interface Control {
    /** Whether it is a single value that fits into one line, so that a cell of a table can hold it. */
    default boolean isSingle() {
        return true;
    }

    /**
     * A text on one line.
     *
     * @param longest in characters
     * @param figures whether what looks like a whole number is one
     */
    record Line(int longest, boolean figures) implements Control {}

    /** A text of several lines. */
    record Prose(int longest) implements Control {}

    /** A whole number, both ends inclusive. */
    record Whole(long least, long greatest, boolean percent) implements Control {}

    /** Yes or no. */
    record Truth() implements Control {}

    /** One of some names. */
    record Choice(List<String> names) implements Control {
        public Choice {
            names = List.copyOf(names);
        }
    }

    /**
     * The id of another entry.
     *
     * @param kinds it may be one of
     * @param also words that may stand here instead
     * @param toExtend whether abstract entries are meant too
     */
    record Reference(Set<String> kinds, List<String> also, boolean toExtend) implements Control {
        public Reference {
            kinds = Set.copyOf(kinds);
            also = List.copyOf(also);
        }
    }

    /** `#rrggbb`. */
    record Colour() implements Control {}

    /** The name of an icon, or the path of a picture. */
    record Icon() implements Control {}

    /** A formula, condition or path of the effect language, which usually fits into a line. */
    record Formula(String form) implements Control {}

    /** Anything else, as YAML. */
    record Code() implements Control {
        @Override
        public boolean isSingle() {
            return false;
        }
    }

    /**
     * A list of single values.
     *
     * @param loneAllowed whether one value may stand without the list
     * @param distinct whether none may come twice
     */
    record Chips(boolean loneAllowed, boolean distinct) implements Control {
        @Override
        public boolean isSingle() {
            return false;
        }
    }

    /** A list of maps or lists. */
    record Rows() implements Control {
        @Override
        public boolean isSingle() {
            return false;
        }
    }

    /** A map of names that are not known beforehand and single values, or lists of those: a table of two columns. */
    record Table() implements Control {
        @Override
        public boolean isSingle() {
            return false;
        }
    }

    /** A map of names that are not known beforehand and maps. */
    record Named() implements Control {
        @Override
        public boolean isSingle() {
            return false;
        }
    }

    /**
     * A map with described keys.
     *
     * @param variants the keys of which exactly one says what it is; none when it is always the same
     */
    record Group(List<String> variants) implements Control {
        public Group {
            variants = List.copyOf(variants);
        }

        @Override
        public boolean isSingle() {
            return false;
        }
    }
}
