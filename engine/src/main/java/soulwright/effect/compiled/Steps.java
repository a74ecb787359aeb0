package soulwright.effect.compiled;

import java.util.List;
import soulwright.yaml.YamlNode;

/** Steps that are done one after the other. */
public record Steps(YamlNode source, List<Step> steps) implements Compiled {
    public Steps {
        steps = List.copyOf(steps);
    }

    @Override
    public List<Compiled> parts() {
        return List.copyOf(steps);
    }
}
