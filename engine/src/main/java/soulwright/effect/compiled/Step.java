package soulwright.effect.compiled;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.effect.VerbSpec;
import soulwright.yaml.YamlMap;

/**
 * One verb with its parameters.
 *
 * @param arguments by name of parameter; the verb's own value stands under the verb's name
 */
public record Step(YamlMap source, VerbSpec verb, Map<String, Compiled> arguments) implements Compiled {
    public Step {
        arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
    }

    /** The verb's own value. */
    public Compiled main() {
        return arguments.getOrDefault(verb.name(), new Nothing(source));
    }

    public Optional<Compiled> argument(String parameter) {
        return Optional.ofNullable(arguments.get(parameter));
    }

    @Override
    public List<Compiled> parts() {
        return List.copyOf(arguments.values());
    }
}
