package soulwright.content.duel;

import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Selector;

/** Who wins when something holds. */
public record Victory(Selector who, Expression when) {
    public static Victory of(Reading victory) {
        return new Victory(victory.at("who").selector(), victory.at("when").formula());
    }

    /** Who wins when. */
    public RulesPart rules() {
        return RulesPart.of("victory", "Victory", "duel.victory", writer -> writer.wins(who, when));
    }
}
