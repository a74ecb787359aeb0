package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Reading;
import soulwright.effect.compiled.Step;

/**
 * The story is over.
 *
 * @param ending what this ending is called
 * @param variants how it is told: the first that is true
 * @param steps what follows from it
 */
public record EndingStage(String id, String ending, List<Variant> variants, List<Step> steps) implements Stage {
    public EndingStage {
        variants = List.copyOf(variants);
        steps = List.copyOf(steps);
    }

    static EndingStage of(Reading stage) {
        return new EndingStage(
                stage.at("id").word(),
                stage.at("ending").word(),
                stage.at("variants").list(Variant::of),
                stage.at("do").steps());
    }

    @Override
    public Optional<String> name() {
        return Optional.of(ending);
    }

    @Override
    public Optional<String> next() {
        return Optional.empty();
    }
}
