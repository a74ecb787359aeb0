package soulwright.effect.compiled;

import java.util.List;
import java.util.Optional;
import soulwright.yaml.YamlNode;

/**
 * How often something may be done.
 *
 * @param per the span that is counted: a turn, a game
 * @param times how often in it, at least once
 * @param each what counts for itself instead of the player
 */
public record Limit(YamlNode source, String per, int times, Optional<String> each) implements Compiled {
    @Override
    public List<Compiled> parts() {
        return List.of();
    }
}
