package soulwright.story.lint;

import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlMap;

/** Cards that are kept from a board game, though no examination follows in which they could be used, nor battles between card stocks. */
final class UnusedStock implements CourseCheck {
    @Override
    public void check(Course course, Sink sink) {
        boolean versus = course.plan().stages().stream()
                .anyMatch(stage -> stage.tree().words("unlocks").contains("versus"));
        for (StagePlan stage : course.plan().stages()) {
            YamlMap.Entry stock = stage.tree().entry("stock");
            boolean played = stage.is(Sort.GAME) && course.isReached(stage.index());
            if (stock != null && played && !versus && !isUsed(course, stage.index())) {
                sink.report(Diagnostic.of(
                                Code.UNUSED_STOCK,
                                stock.key().place(),
                                "no examination follows in which these cards can be used")
                        .withHelp("leave \"stock\" out, or let an examination with `deck: stock` follow"));
            }
        }
    }

    private static boolean isUsed(Course course, int stage) {
        return Course.spread(Set.of(stage), from -> from < course.end() ? course.next(from) : Set.of()).stream()
                .filter(later -> later < course.end())
                .map(course.plan().stages()::get)
                .anyMatch(StagePlan::drawsOnStock);
    }
}
