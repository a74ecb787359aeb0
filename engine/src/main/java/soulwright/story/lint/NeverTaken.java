package soulwright.story.lint;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;

/** Choices, answers and ways that can never be taken when the story comes to them. Of a stage that cannot be reached for that, it alone is told. */
final class NeverTaken implements CourseCheck {
    @Override
    public void check(Course course, Sink sink) {
        Unreached unreached = Unreached.of(course);
        Set<YamlMap> told = Collections.newSetFromMap(new IdentityHashMap<>());
        unreached.first().forEach(stage -> told.addAll(unreached.shut(stage)));
        course.plan().stages().forEach(stage -> told.addAll(stage.tree().maps("variants")));
        course.tried().neverOpen().stream()
                .filter(way -> !told.contains(way))
                .forEach(way -> sink.report(finding(way)));
    }

    private static Diagnostic finding(YamlMap way) {
        String what = way.words("name").stream()
                .findFirst()
                .map(name -> "\"" + name + "\" can never be chosen")
                .orElse("this way is never taken");
        Diagnostic finding = Diagnostic.of(
                Code.NEVER_TAKEN,
                StagePlan.head(way, way.get("when") == null ? "next" : "when").place(),
                what);
        return finding.withHelp(
                way.get("when") == null
                        ? "one before it always holds"
                        : "whenever the story comes here, the condition fails or one before it holds");
    }
}
