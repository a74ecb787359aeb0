package soulwright.story.lint;

import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.story.lint.StagePlan.Sort;

/** Examinations with the cards of the stock, though no board game before them keeps any (SM-STO-5). */
final class EmptyStock implements CourseCheck {
    @Override
    public void check(Course course, Sink sink) {
        course.plan().stages().stream()
                .filter(stage -> stage.drawsOnStock() && course.isReached(stage.index()))
                .filter(exam -> course.before(Set.of(exam.index())).stream()
                        .map(course.plan().stages()::get)
                        .noneMatch(EmptyStock::keeps))
                .forEach(exam -> sink.report(Diagnostic.of(
                                Code.EMPTY_STOCK,
                                exam.head().place(),
                                "no board game before %s keeps cards, so it is fought with those that everybody begins with"
                                        .formatted(exam.inWords()))
                        .withHelp("say \"stock\" in a board game before it, or \"deck: kit\" here")));
    }

    private static boolean keeps(StagePlan stage) {
        return stage.is(Sort.GAME) && !stage.tree().words("stock").isEmpty();
    }
}
