package soulwright.quest.board;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlNode;

/** A size that the ruleset does not play (SM-BRD-1). */
final class UnknownSize implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        List<Integer> sizes = plan.rules().sizes();
        YamlNode size = plan.tree().get("size");
        if (size != null && !sizes.isEmpty() && !sizes.contains(plan.size())) {
            String message = "the board %s is %d lands wide, a size that the ruleset does not have"
                    .formatted(plan.inWords(), plan.size());
            String known = String.join(
                    ", ", sizes.stream().map(number -> Integer.toString(number)).toList());
            sink.report(Diagnostic.of(Code.BOARD_SIZE, size.place(), message).withHelp("sizes are " + known));
        }
    }
}
