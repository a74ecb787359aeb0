package soulwright.effect.compiled;

import java.util.List;
import soulwright.yaml.YamlNode;

/** `true` or `false`. */
public record Flag(YamlNode source, boolean on) implements Compiled {
    @Override
    public List<Compiled> parts() {
        return List.of();
    }
}
