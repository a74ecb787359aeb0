package soulwright.effect.compiled;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.yaml.YamlMap;

/** Something that can be ordered to be done: `with, skills, targets, when, limit, cost, do`, each where it was written. */
public record Act(YamlMap source, Map<String, Compiled> arguments) implements Compiled {
    public Act {
        arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
    }

    public Optional<Compiled> argument(String key) {
        return Optional.ofNullable(arguments.get(key));
    }

    @Override
    public List<Compiled> parts() {
        return List.copyOf(arguments.values());
    }
}
