package soulwright.effect.compiled;

import java.util.List;
import soulwright.yaml.YamlNode;

/** Several pieces of one kind: figures to compare, conditions, ids. */
public record Bunch(YamlNode source, List<Compiled> parts) implements Compiled {
    public Bunch {
        parts = List.copyOf(parts);
    }
}
