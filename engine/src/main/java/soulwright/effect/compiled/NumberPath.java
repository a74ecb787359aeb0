package soulwright.effect.compiled;

import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Property;
import soulwright.effect.formula.Term;
import soulwright.yaml.YamlNode;

/**
 * A number, trait or place that is changed.
 *
 * @param owner the role whose it is; `who` where a parameter says so
 * @param index for one number of a table: which
 */
public record NumberPath(
        YamlNode source,
        String owner,
        Property property,
        @Nullable Term index) implements Compiled {
    @Override
    public List<Compiled> parts() {
        return List.of();
    }

    @Override
    public List<Term> terms() {
        return index == null ? List.of() : List.of(index);
    }
}
