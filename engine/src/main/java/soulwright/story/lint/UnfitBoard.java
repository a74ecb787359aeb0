package soulwright.story.lint;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.pack.Definitions.Definition;
import soulwright.quest.board.BoardRuleset;
import soulwright.story.lint.StagePlan.Sort;
import soulwright.yaml.YamlNode;

/** Boards of a size that the campaign's ruleset does not play, though another one in sight does. */
final class UnfitBoard implements StoryCheck {
    @Override
    public void check(StoryPlan plan, Sink sink) {
        plan.ruleset()
                .ifPresent(ruleset -> plan.stages().stream()
                        .filter(stage -> stage.is(Sort.GAME))
                        .flatMap(stage -> stage.body().stream())
                        .forEach(word -> plan.named("boards", word)
                                .filter(board -> !isPlayed(board, ruleset) && !isJudgedBy(ruleset, board, plan))
                                .ifPresent(board -> report(word, board, ruleset, sink))));
    }

    private static List<String> sizes(Definition ruleset) {
        return ruleset.tree().map("board").words("sizes");
    }

    private static boolean isPlayed(Definition board, Definition ruleset) {
        return board.tree().get("size") == null
                || sizes(ruleset).isEmpty()
                || sizes(ruleset).contains(size(board));
    }

    /** Then it was told at the board. */
    private static boolean isJudgedBy(Definition ruleset, Definition board, StoryPlan plan) {
        return BoardRuleset.of(board, plan.world())
                .map(Definition::id)
                .filter(ruleset.id()::equals)
                .isPresent();
    }

    private static String size(Definition board) {
        return String.join("", board.tree().words("size"));
    }

    private static void report(YamlNode word, Definition board, Definition ruleset, Sink sink) {
        String message = "the board %s is %s lands wide, a size that the ruleset %s does not have"
                .formatted(board.inWords(), size(board), ruleset.inWords());
        sink.report(Diagnostic.of(Code.UNFIT_BOARD, word.place(), message)
                .withHelp("sizes are " + String.join(", ", sizes(ruleset))));
    }
}
