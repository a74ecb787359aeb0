package soulwright.effect.compiled;

import java.util.List;
import soulwright.effect.Id;
import soulwright.yaml.YamlNode;

/** One id: a status, an attack, a zone; or a name that an author made up: of a `let`, of an event. */
public record Named(YamlNode source, Id id) implements Compiled {
    @Override
    public List<Compiled> parts() {
        return List.of();
    }
}
