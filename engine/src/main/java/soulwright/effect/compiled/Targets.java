package soulwright.effect.compiled;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.yaml.YamlNode;

/** What is chosen before an act starts, by the names that the act calls it, in order. */
public record Targets(YamlNode source, Map<String, Selector> selectors) implements Compiled {
    public Targets {
        selectors = Collections.unmodifiableMap(new LinkedHashMap<>(selectors));
    }

    @Override
    public List<Compiled> parts() {
        return List.copyOf(selectors.values());
    }
}
