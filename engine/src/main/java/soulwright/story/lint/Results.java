package soulwright.story.lint;

import java.util.List;
import java.util.Optional;
import soulwright.content.story.ExamStage;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlMap;

/** What `result` can tell of a board game or an examination. */
record Results(StoryPlan plan) {
    private static final List<String> OWN = List.of("won", "rank", "days", "turns", "rounds", "rounds-won");
    private static final Bounds COUNT = new Bounds(0, Integer.MAX_VALUE);

    /** Before the first game all of it is 0. */
    Known none(Known known) {
        Known now = known;
        for (String property : OWN) {
            now = now.with(Known.result(property), Bounds.exactly(0));
        }
        return noNumbers(now);
    }

    private Known noNumbers(Known known) {
        Known now = known;
        for (String number : plan.tree().words("results")) {
            now = now.with(Known.result(number), Bounds.exactly(0));
        }
        return now;
    }

    /** What is known when a stage's game is over; other stages leave what the last one told. */
    Known after(StagePlan stage, Known known) {
        if (stage.is(Sort.GAME)) {
            return game(stage, known);
        }
        return stage.is(Sort.EXAM) ? exam(stage, known) : known;
    }

    private Known game(StagePlan stage, Known known) {
        Bounds days = new Bounds(0, Numbers.at(stage.tree(), "days").orElse(Integer.MAX_VALUE));
        Known now = none(known)
                .with(Known.result("won"), Bounds.TRUTH)
                .with(
                        Known.result("rank"),
                        new Bounds(1, Math.max(1, stage.people().size())))
                .with(Known.result("days"), days)
                .with(Known.result("turns"), COUNT);
        for (String number : plan.tree().words("results")) {
            now = now.with(Known.result(number), number(number));
        }
        return now;
    }

    /** A number of the ruleset's players. */
    private Bounds number(String name) {
        Optional<YamlMap> declared = plan.ruleset()
                .map(ruleset -> ruleset.tree().map("numbers").map("player").map(name));
        return declared.filter(number -> number.get("is") == null)
                .map(Numbers::limits)
                .orElse(Numbers.CELL);
    }

    private Known exam(StagePlan stage, Known known) {
        int entrants = Math.max(1, stage.people().size());
        boolean league = stage.tree().words("exam").contains("league");
        int rounds = (league ? ExamStage.Form.LEAGUE : ExamStage.Form.KNOCKOUT).rounds(entrants);
        return none(known)
                .with(Known.result("won"), Bounds.TRUTH)
                .with(Known.result("rank"), new Bounds(1, entrants))
                .with(Known.result("rounds"), Bounds.exactly(rounds))
                .with(Known.result("rounds-won"), new Bounds(0, Math.min(rounds, entrants - 1)));
    }
}
