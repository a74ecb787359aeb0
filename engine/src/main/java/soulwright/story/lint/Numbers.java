package soulwright.story.lint;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.content.Figures;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** What the numbers that entries declare can be. */
final class Numbers {
    /** What fits where a game keeps its numbers. */
    static final Bounds CELL = new Bounds(Integer.MIN_VALUE, Integer.MAX_VALUE);

    private Numbers() {}

    /** The whole number under a key; nothing if there is none. */
    static Optional<Integer> at(YamlMap map, String key) {
        return Optional.ofNullable(map.get(key)).flatMap(Numbers::of);
    }

    /** The whole number that a value is; nothing if it is none. */
    static Optional<Integer> of(YamlNode value) {
        try {
            return value instanceof YamlScalar scalar && Figures.isNumber(scalar)
                    ? Optional.of(Figures.of(scalar))
                    : Optional.empty();
        } catch (ArithmeticException | NumberFormatException reportedBefore) {
            return Optional.empty();
        }
    }

    /** What a number can be by its `min` and `max`. */
    static Bounds limits(YamlMap number) {
        long least = at(number, "min").orElse(Integer.MIN_VALUE);
        long most = at(number, "max").orElse(Integer.MAX_VALUE);
        return new Bounds(Math.min(least, most), most);
    }

    /** What the numbers of a campaign can be at all. */
    static Known limits(StoryPlan plan) {
        Map<String, Bounds> limits = new HashMap<>();
        YamlMap numbers = plan.tree().map("numbers");
        numbers.keys().forEach(name -> limits.put(name, limits(numbers.map(name))));
        return new Known(limits);
    }

    /** What they are when the story begins. */
    static Known start(StoryPlan plan) {
        Map<String, Bounds> start = new HashMap<>();
        YamlMap numbers = plan.tree().map("numbers");
        numbers.keys().forEach(name -> {
            YamlMap number = numbers.map(name);
            start.put(name, Bounds.exactly(at(number, "start").orElse(0)).within(limits(number)));
        });
        return new Results(plan).none(new Known(start));
    }
}
