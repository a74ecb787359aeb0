package soulwright.story.lint;

import java.util.HashMap;
import java.util.Map;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Stages or chapters with the id of another: `next` and saved games would find the first only. */
final class StageTwice implements StoryCheck {
    @Override
    public void check(StoryPlan plan, Sink sink) {
        Map<String, YamlScalar> chapters = new HashMap<>();
        Map<String, YamlScalar> stages = new HashMap<>();
        for (YamlMap chapter : plan.tree().maps("chapters")) {
            check("chapter", chapter, chapters, sink);
            chapter.maps("stages").forEach(stage -> check("stage", stage, stages, sink));
        }
    }

    private static void check(String what, YamlMap map, Map<String, YamlScalar> known, Sink sink) {
        for (YamlScalar id : map.scalars("id")) {
            YamlScalar first = known.putIfAbsent(id.text(), id);
            if (first != null) {
                String message = "there is a %s \"%s\" already".formatted(what, id.text());
                sink.report(Diagnostic.of(Code.STAGE_TWICE, id.place(), message)
                        .withHelp("give it a name of its own")
                        .withRelated(first.place(), "the first one"));
            }
        }
    }
}
