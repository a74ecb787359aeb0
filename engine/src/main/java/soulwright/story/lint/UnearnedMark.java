package soulwright.story.lint;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlMap;

/** Marks that nobody can earn, whatever report cards show, and report cards that may show no mark at all (SM-STO-4). */
final class UnearnedMark implements CourseCheck {
    /** A mark, and the least figure that earns it. */
    private record Mark(YamlMap.Entry entry, int least) {}

    @Override
    public void check(Course course, Sink sink) {
        List<Bounds> shown = course.plan().stages().stream()
                .filter(stage -> stage.is(Sort.GRADE))
                .flatMap(report ->
                        course.at(report.index()).map(known -> course.passage().shown(report, known)).stream())
                .toList();
        List<Mark> marks = course.plan().tree().map("marks").entries().stream()
                .flatMap(entry -> Numbers.of(entry.value()).map(least -> new Mark(entry, least)).stream())
                .sorted(Comparator.comparing(Mark::least))
                .toList();
        if (!shown.isEmpty() && !marks.isEmpty()) {
            for (int i = 0; i < marks.size(); i++) {
                unearned(marks.get(i), i + 1 < marks.size() ? marks.get(i + 1).least() : Long.MAX_VALUE, shown, sink);
            }
            unmarked(marks.get(0), shown, sink);
        }
    }

    private static void unearned(Mark mark, long next, List<Bounds> shown, Sink sink) {
        boolean empty = mark.least() >= next;
        Optional<Bounds> earning = empty ? Optional.empty() : Optional.of(new Bounds(mark.least(), next - 1));
        if (earning.stream()
                .noneMatch(
                        range -> shown.stream().anyMatch(one -> one.meet(range).isPresent()))) {
            sink.report(Diagnostic.of(
                            Code.MARK_UNEARNED,
                            mark.entry().key().place(),
                            "nobody can earn the mark \"%s\""
                                    .formatted(mark.entry().key().text()))
                    .withHelp(
                            empty
                                    ? "let it begin with another figure than the other mark"
                                    : "let it begin with a figure that a report card can show"));
        }
    }

    private static void unmarked(Mark lowest, List<Bounds> shown, Sink sink) {
        if (shown.stream().anyMatch(one -> one.least() < lowest.least())) {
            String message = "what is below %d gets no mark".formatted(lowest.least());
            sink.report(Diagnostic.of(Code.UNMARKED, lowest.entry().value().place(), message)
                    .withHelp("let the lowest mark begin with 0, and give the numbers of report cards a \"min\""));
        }
    }
}
