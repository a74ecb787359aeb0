package soulwright.effect.compiled;

import java.util.List;
import soulwright.effect.formula.Formula;
import soulwright.effect.formula.Term;
import soulwright.yaml.YamlNode;

/** Words for people, and the formulas in their braces. */
public record Text(YamlNode source, String words, List<Formula> formulas) implements Compiled {
    public Text {
        formulas = List.copyOf(formulas);
    }

    @Override
    public List<Compiled> parts() {
        return List.of();
    }

    @Override
    public List<Term> terms() {
        return formulas.stream().map(Formula::term).toList();
    }
}
