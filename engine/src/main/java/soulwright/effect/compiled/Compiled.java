package soulwright.effect.compiled;

import java.util.List;
import soulwright.effect.formula.Term;
import soulwright.yaml.YamlNode;

/** A checked piece of the language, and where it was written. */
public sealed interface Compiled
        permits Abilities,
                Ability,
                Act,
                Bunch,
                Expression,
                Flag,
                Limit,
                Named,
                Nothing,
                NumberPath,
                Option,
                Options,
                Score,
                Selector,
                Step,
                Steps,
                Targets,
                Text {
    YamlNode source();

    /** The pieces it is made of, in order. */
    List<Compiled> parts();

    /** The formulas that it holds itself, not those of its parts. */
    default List<Term> terms() {
        return List.of();
    }
}
