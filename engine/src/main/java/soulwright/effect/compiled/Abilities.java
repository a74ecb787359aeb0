package soulwright.effect.compiled;

import java.util.List;
import soulwright.yaml.YamlNode;

/** Abilities that stand beside each other. */
public record Abilities(YamlNode source, List<Ability> abilities) implements Compiled {
    public Abilities {
        abilities = List.copyOf(abilities);
    }

    @Override
    public List<Compiled> parts() {
        return List.copyOf(abilities);
    }
}
