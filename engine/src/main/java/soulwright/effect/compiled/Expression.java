package soulwright.effect.compiled;

import java.util.List;
import soulwright.effect.formula.Formula;
import soulwright.effect.formula.Term;
import soulwright.yaml.YamlNode;

/** A figure, a condition, or a path to anything. */
public record Expression(Formula formula) implements Compiled {
    @Override
    public YamlNode source() {
        return formula.source();
    }

    @Override
    public List<Compiled> parts() {
        return List.of();
    }

    @Override
    public List<Term> terms() {
        return List.of(formula.term());
    }
}
