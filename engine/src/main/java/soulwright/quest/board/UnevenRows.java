package soulwright.quest.board;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlScalar;

/** Rows of lands or of elevations that are not as many, or not as long, as the board is wide. */
final class UnevenRows implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        check("lands", plan, sink);
        if (plan.tree().get("elevation") != null) {
            check("elevation", plan, sink);
        }
    }

    private static void check(String key, BoardPlan plan, Sink sink) {
        List<YamlScalar> rows = BoardPlan.scalars(plan.tree().get(key));
        if (rows.isEmpty()) {
            return;
        }
        for (YamlScalar row : rows) {
            int length = row.text().trim().split(" +", -1).length;
            if (length != plan.size()) {
                report(row, "this row is %d long, but the size is %d".formatted(length, plan.size()), sink);
            }
        }
        if (rows.size() != plan.size()) {
            YamlScalar row = rows.get(rows.size() > plan.size() ? plan.size() : 0);
            report(row, "\"%s\" has %d rows, but the size is %d".formatted(key, rows.size(), plan.size()), sink);
        }
    }

    private static void report(YamlScalar row, String message, Sink sink) {
        sink.report(Diagnostic.of(Code.BOARD_ROWS, row.place(), message)
                .withHelp("one letter or figure a land, with a space between, and as many rows as lands in a row"));
    }
}
