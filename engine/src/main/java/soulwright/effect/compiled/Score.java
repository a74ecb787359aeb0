package soulwright.effect.compiled;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.yaml.YamlNode;

/** Figures for attributes, by id. */
public record Score(YamlNode source, Map<String, Expression> figures) implements Compiled {
    public Score {
        figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    }

    @Override
    public List<Compiled> parts() {
        return List.copyOf(figures.values());
    }
}
