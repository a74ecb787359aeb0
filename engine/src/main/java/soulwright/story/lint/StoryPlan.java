package soulwright.story.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.content.story.Seat;
import soulwright.effect.compiled.Compiled;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * A campaign as its entry writes it, however wrong.
 *
 * @param world the entries around it
 * @param stages of all chapters, in order
 * @param indices of the stages by their ids, of those with the same id the first
 */
record StoryPlan(Definition entry, Definitions world, List<StagePlan> stages, Map<String, Integer> indices) {
    static StoryPlan of(Definition entry, Definitions world) {
        List<StagePlan> stages = new ArrayList<>();
        Map<String, Integer> indices = new HashMap<>();
        for (YamlMap chapter : entry.tree().maps("chapters")) {
            for (YamlMap stage : chapter.maps("stages")) {
                StagePlan plan = StagePlan.of(stage, stages.size());
                indices.putIfAbsent(plan.id(), plan.index());
                stages.add(plan);
            }
        }
        return new StoryPlan(entry, world, List.copyOf(stages), Map.copyOf(indices));
    }

    YamlMap tree() {
        return entry.tree();
    }

    /** What effects were read as; nothing where there are none, or wrong ones. */
    Optional<Compiled> effect(@Nullable YamlNode node) {
        return Optional.ofNullable(node).map(entry.meanings()::effectAt);
    }

    /** The entry that a word names, if it is there. */
    Optional<Definition> named(String kind, @Nullable YamlNode word) {
        return Optional.ofNullable(entry.idAt(word)).flatMap(id -> world.get(kind, id));
    }

    /** The ruleset that it is played by, if it is there. */
    Optional<Definition> ruleset() {
        return named("rulesets", tree().get("ruleset"));
    }

    /** The number of the stage that the `next` of a map names; nothing if it has none, or names none. */
    OptionalInt next(YamlMap map) {
        return map.words("next").stream()
                .filter(indices::containsKey)
                .mapToInt(indices::get)
                .findFirst();
    }

    /** Where the story goes on from a stage, whatever holds and is chosen; one more than the last stage is nowhere. */
    Set<Integer> leads(StagePlan stage) {
        Set<Integer> leads = new LinkedHashSet<>();
        int following = next(stage.tree()).orElse(stage.index() + 1);
        List<YamlMap> parts = stage.isBranching() ? stage.parts() : List.of();
        for (YamlMap part : parts) {
            leads.add(next(part).orElse(following));
        }
        if (!stage.is(Sort.ENDING) && parts.stream().allMatch(part -> part.get("when") != null)) {
            leads.add(following);
        }
        return leads;
    }

    /** Whether it is known where the story goes on from every stage; if not, what seems out of reach may only be misspelt. */
    boolean isLinked() {
        return stages.stream()
                .allMatch(stage -> !stage.is(Sort.UNKNOWN)
                        && isLinked(stage.tree())
                        && (!stage.isBranching() || stage.parts().stream().allMatch(this::isLinked)));
    }

    private boolean isLinked(YamlMap map) {
        return map.get("next") == null || next(map).isPresent();
    }

    /** Whether it is known whom a seat or an entrant names. */
    boolean isKnown(YamlScalar person) {
        return Seat.Anyone.isOne(person.text()) || entry.idAt(person) != null;
    }

    /** Whether a seat or an entrant is the hero. */
    boolean isHero(YamlScalar person) {
        String hero = entry.idAt(tree().get("hero"));
        return person.text().equals("hero") || (hero != null && hero.equals(entry.idAt(person)));
    }
}
