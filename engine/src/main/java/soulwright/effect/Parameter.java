package soulwright.effect;

import java.util.List;

/**
 * One parameter of a verb, selector, ability or keyword.
 *
 * @param of what the form needs to know: the sets of an ID, the kinds of things of a selector; empty means any
 * @param bounds of the figure
 */
public record Parameter(String name, Form form, boolean needed, List<String> of, String doc, Bounds bounds) {
    public Parameter {
        of = List.copyOf(of);
    }

    /** One without bounds. */
    public Parameter(String name, Form form, boolean needed, List<String> of, String doc) {
        this(name, form, needed, of, doc, Bounds.NONE);
    }

    /** The same, for figures within bounds, which its documentation tells. */
    Parameter within(Bounds all) {
        return new Parameter(name, form, needed, of, doc + ", " + all.words(), all);
    }

    /** How a value is written and read. */
    public enum Form {
        FORMULA,
        /** One figure, or a list of them. */
        FORMULAS,
        CONDITION,
        CONDITIONS,
        /** The path of a number that can be changed: `attack`, `soul-power.fire`; of the thing in `who` where there is one. */
        NUMBER,
        /** As NUMBER, and the path of a trait or place as well: whatever can be set or exchanged. */
        PROPERTY,
        /** A formula, an id or a selector, whatever the number or trait is. */
        VALUE,
        ID,
        IDS,
        SELECTOR,
        /** Where to: a zone, land or place. */
        PLACE,
        STEPS,
        ABILITIES,
        OPTIONS,
        TARGETS,
        /** Figures for attributes: a map, or the path of one. */
        SCORE,
        /** A new name, for the steps that follow. */
        NAME,
        TEXT,
        UNTIL,
        FACE,
        TRUTH,
        LIMIT
    }
}
