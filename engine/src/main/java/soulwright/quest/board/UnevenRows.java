package soulwright.quest.board;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Sink;
import soulwright.effect.Spot;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Rows of lands or of elevations that are not as many, or not as long, as the board is wide. */
final class UnevenRows implements BoardCheck {
    @Override
    public void check(BoardPlan plan, Sink sink) {
        int drawn = plan.rows().size();
        YamlNode size = plan.tree().get("size");
        if (size != null && drawn != plan.size() && plan.rows().stream().allMatch(row -> row.size() == drawn)) {
            String message = "the size is %d, but the lands are drawn %d by %d".formatted(plan.size(), drawn, drawn);
            sink.report(Diagnostic.of(Code.BOARD_ROWS, size.place(), message)
                    .withHelp("write %d here, or draw %d rows of %d lands".formatted(drawn, plan.size(), plan.size())));
            return;
        }
        check("lands", "letter", plan, sink);
        if (plan.tree().get("elevation") != null) {
            check("elevation", "figure", plan, sink);
        }
    }

    private static void check(String key, String sign, BoardPlan plan, Sink sink) {
        List<YamlScalar> rows = BoardPlan.scalars(plan.tree().get(key));
        if (rows.isEmpty()) {
            return;
        }
        for (YamlScalar row : rows) {
            int length = row.text().trim().split(" +", -1).length;
            if (length != plan.size()) {
                Diagnostic finding = finding(
                        row, sign, "this row has %d %ss, but the size is %d".formatted(length, sign, plan.size()));
                sink.report(length == 1 && row.text().trim().length() == plan.size() ? spaced(finding, row) : finding);
            }
        }
        if (rows.size() != plan.size()) {
            YamlScalar row = rows.get(rows.size() > plan.size() ? plan.size() : 0);
            String message = "\"%s\" has %d rows, but the size is %d".formatted(key, rows.size(), plan.size());
            sink.report(finding(row, sign, message));
        }
    }

    private static Diagnostic finding(YamlScalar row, String sign, String message) {
        return Diagnostic.of(Code.BOARD_ROWS, row.place(), message)
                .withHelp("write one %s for each land, with spaces between, and as many rows as a row has lands"
                        .formatted(sign));
    }

    /** The row has all it needs but the spaces. */
    private static Diagnostic spaced(Diagnostic finding, YamlScalar row) {
        String meant = String.join(" ", row.text().trim().split("(?!^)"));
        Place letters = Spot.within(row, 0, row.text().length()).place();
        return finding.withHelp("put spaces between: \"" + meant + "\"")
                .withFix(Fix.replace("put spaces between", letters, meant));
    }
}
