package soulwright.effect.compiled;

import java.util.List;
import soulwright.yaml.YamlNode;

/** What was reported as wrong, so that nothing can be made of it. */
public record Nothing(YamlNode source) implements Compiled {
    @Override
    public List<Compiled> parts() {
        return List.of();
    }
}
