package soulwright.story.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.effect.formula.Term;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** How the story passes through a stage: what changes there, and where it goes on. */
final class Passage {
    private final StoryPlan plan;
    private final Tried tried;
    private final Changes changes;
    private final Results results;

    /** @param tried hears which choices, answers, ways and variants could be taken */
    Passage(StoryPlan plan, Tried tried) {
        this.plan = plan;
        this.tried = tried;
        this.changes = new Changes(Numbers.limits(plan), tried);
        this.results = new Results(plan);
    }

    /**
     * A way out of a stage.
     *
     * @param to the stage that follows; one more than the last where there is none
     * @param left whether the story goes on in order because no way or choice may be open
     */
    record Exit(int to, Known known, boolean left) {}

    /** The ways out that can be open, with what is known then; none of an ending. */
    List<Exit> exits(StagePlan stage, Known known) {
        return switch (stage.sort()) {
            case CHOOSE -> choices(stage, known);
            case ROUTE -> ways(stage, known);
            case ENDING -> ending(stage, known);
            default -> List.of(new Exit(next(stage.tree(), stage), follow(stage, body(stage, known)), false));
        };
    }

    private int next(YamlMap map, StagePlan stage) {
        return plan.next(map).orElse(stage.index() + 1);
    }

    private Known body(StagePlan stage, Known known) {
        if (stage.is(Sort.DIALOGUE)) {
            return talk(stage.parts(), known);
        }
        if (stage.is(Sort.GRADE)) {
            Bounds is =
                    term(stage.tree().get("is")).map(new Estimate(known)::of).orElse(Bounds.ANY);
            return changes.set(known, stage.graded(), is);
        }
        return results.after(stage, known);
    }

    /** What a report card can show. */
    Bounds shown(StagePlan report, Known known) {
        return body(report, known).of(report.graded());
    }

    /** What follows from a stage, and is said when it is over. */
    private Known follow(StagePlan stage, Known known) {
        return talk(stage.tree().maps("lines"), steps(stage.tree(), known));
    }

    private Known steps(YamlMap map, Known known) {
        return plan.effect(map.get("do"))
                .map(steps -> changes.after(steps, known))
                .orElse(known);
    }

    private Optional<Term> term(@Nullable YamlNode node) {
        return plan.effect(node).flatMap(Changes::term);
    }

    private Optional<Known> given(Known known, YamlMap choice, boolean holds) {
        if (choice.get("when") == null) {
            return holds ? Optional.of(known) : Optional.empty();
        }
        return Changes.given(known, term(choice.get("when")), holds);
    }

    /** Whether a choice can be taken, and what is known then. */
    private Optional<Known> open(Known known, YamlMap choice) {
        Optional<Known> open = given(known, choice, true);
        tried.tried(choice, open.isPresent());
        return open;
    }

    private Optional<Known> noneOpen(Known known, List<YamlMap> choices) {
        Optional<Known> none = Optional.of(known);
        for (YamlMap choice : choices) {
            none = none.flatMap(then -> given(then, choice, false));
        }
        return none;
    }

    private Known talk(List<YamlMap> lines, Known known) {
        Known now = known;
        for (YamlMap line : lines) {
            List<YamlMap> answers = line.maps("choose");
            now = answers.isEmpty() ? now : answered(answers, now);
        }
        return now;
    }

    private Known answered(List<YamlMap> answers, Known known) {
        Optional<Known> all = noneOpen(known, answers);
        for (YamlMap answer : answers) {
            all = Changes.join(all, open(known, answer).map(then -> done(answer, then)));
        }
        return all.orElse(known);
    }

    private Known done(YamlMap choice, Known known) {
        return talk(choice.maps("lines"), steps(choice, known));
    }

    private List<Exit> choices(StagePlan stage, Known known) {
        List<Exit> exits = new ArrayList<>();
        int next = next(stage.tree(), stage);
        for (YamlMap choice : stage.parts()) {
            open(known, choice)
                    .map(then -> follow(stage, done(choice, then)))
                    .ifPresent(then -> exits.add(new Exit(plan.next(choice).orElse(next), then, false)));
        }
        boolean meant = stage.tree().get("next") != null
                || stage.parts().stream().anyMatch(choice -> choice.get("next") == null);
        noneOpen(known, stage.parts()).ifPresent(then -> exits.add(new Exit(next, follow(stage, then), !meant)));
        return exits;
    }

    /** The first that is open is taken. */
    private List<Exit> ways(StagePlan stage, Known known) {
        List<Exit> exits = new ArrayList<>();
        Optional<Known> left = Optional.of(known);
        for (YamlMap way : stage.parts()) {
            Optional<Known> open = left.flatMap(then -> given(then, way, true));
            tried.tried(way, open.isPresent());
            open.ifPresent(then -> exits.add(new Exit(next(way, stage), then, false)));
            left = left.flatMap(then -> given(then, way, false));
        }
        left.ifPresent(then -> exits.add(new Exit(stage.index() + 1, then, true)));
        return exits;
    }

    /** The first variant that holds is told. */
    private List<Exit> ending(StagePlan stage, Known known) {
        Optional<Known> left = Optional.of(known);
        for (YamlMap variant : stage.tree().maps("variants")) {
            Optional<Known> told = left.flatMap(then -> given(then, variant, true));
            tried.tried(variant, told.isPresent());
            told.ifPresent(then -> done(variant, steps(stage.tree(), then)));
            left = left.flatMap(then -> given(then, variant, false));
        }
        left.ifPresent(then -> tried.silent(stage));
        return List.of();
    }
}
