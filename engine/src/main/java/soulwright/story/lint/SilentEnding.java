package soulwright.story.lint;

import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;

/** Endings with variants of which perhaps none holds: then the story stops without a word (SM-STO-9). */
final class SilentEnding implements CourseCheck {
    @Override
    public void check(Course course, Sink sink) {
        for (StagePlan ending : course.tried().silent()) {
            YamlMap.Entry variants = ending.tree().entry("variants");
            if (variants != null && !ending.tree().maps("variants").isEmpty()) {
                String message = "when no variant holds, nothing is told at %s".formatted(ending.inWords());
                sink.report(Diagnostic.of(Code.ENDING_SILENT, variants.key().place(), message)
                        .withHelp("leave the \"when\" of its last variant out"));
            }
        }
    }
}
