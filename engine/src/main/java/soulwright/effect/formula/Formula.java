package soulwright.effect.formula;

import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.yaml.YamlScalar;

/** A checked formula, condition or path, and the scalar that holds it. */
public record Formula(YamlScalar source, Term term) {
    public Type type() {
        return term.type();
    }

    public Spot spot() {
        return Spot.of(source);
    }
}
