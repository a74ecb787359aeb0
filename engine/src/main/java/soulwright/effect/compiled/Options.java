package soulwright.effect.compiled;

import java.util.List;
import soulwright.yaml.YamlNode;

/** What a player or chance picks from. */
public record Options(YamlNode source, List<Option> options) implements Compiled {
    public Options {
        options = List.copyOf(options);
    }

    @Override
    public List<Compiled> parts() {
        return List.copyOf(options);
    }
}
