package soulwright.story.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import soulwright.content.story.Seat;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlScalar;

/** People who take part twice in an examination, or in a board game and at the tables beside it: the hero, or anybody with a name. */
final class SeatedTwice implements StoryCheck {
    @Override
    public void check(StoryPlan plan, Sink sink) {
        plan.stages().forEach(stage -> check(plan, stage, sink));
    }

    private static void check(StoryPlan plan, StagePlan stage, Sink sink) {
        Map<String, YamlScalar> seated = new HashMap<>();
        List<YamlScalar> people = new ArrayList<>(stage.people());
        stage.tree().scalars("elsewhere").stream()
                .filter(person -> !Seat.Anyone.isOne(person.text()))
                .forEach(people::add);
        for (YamlScalar person : people) {
            String id = plan.isHero(person) ? "hero" : plan.entry().idAt(person);
            YamlScalar first = id == null ? null : seated.putIfAbsent(id, person);
            if (first != null) {
                String message = "\"%s\" takes part in %s twice".formatted(person.text(), stage.inWords());
                sink.report(Diagnostic.of(Code.SEATED_TWICE, person.place(), message)
                        .withHelp("let somebody else take part")
                        .withRelated(first.place(), "here already"));
            }
        }
    }
}
