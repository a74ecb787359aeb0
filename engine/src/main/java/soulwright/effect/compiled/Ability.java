package soulwright.effect.compiled;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.effect.VerbSpec;
import soulwright.yaml.YamlMap;

/**
 * Something that stands as long as its bearer is in force.
 *
 * @param arguments by name of parameter; the ability's own value stands under its kind's name
 * @param body what a keyword stands for, in which `given` means the arguments; empty for every other kind
 */
public record Ability(YamlMap source, VerbSpec kind, Map<String, Compiled> arguments, Optional<Abilities> body)
        implements Compiled {
    public Ability {
        arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
    }

    public Compiled main() {
        return arguments.getOrDefault(kind.name(), new Nothing(source));
    }

    public Optional<Compiled> argument(String parameter) {
        return Optional.ofNullable(arguments.get(parameter));
    }

    /** What was written here; not the body of a keyword, which was written elsewhere. */
    @Override
    public List<Compiled> parts() {
        return List.copyOf(arguments.values());
    }
}
