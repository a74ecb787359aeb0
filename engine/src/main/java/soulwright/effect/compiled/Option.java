package soulwright.effect.compiled;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.yaml.YamlMap;

/** One of several things that can be picked: `name, text, about, when, prefer, weight, do`. */
public record Option(YamlMap source, Map<String, Compiled> arguments) implements Compiled {
    public Option {
        arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
    }

    public Optional<Compiled> argument(String parameter) {
        return Optional.ofNullable(arguments.get(parameter));
    }

    @Override
    public List<Compiled> parts() {
        return List.copyOf(arguments.values());
    }
}
