package soulwright.battle.play;

import soulwright.content.NamedAct;
import soulwright.effect.run.Deed;
import soulwright.game.Refusal;

/** Says why an act cannot be done. */
public final class Reasons {
    private Reasons() {}

    public static Refusal refusal(String id, NamedAct act, Deed deed, Deed.Refused why) {
        String reason = switch (why) {
            case WHEN -> "only when " + deed.when().orElse("allowed");
            case TARGET -> "there is nothing to choose for it";
            case COST -> "you cannot pay for it";
            case LIMIT -> "you have done it often enough";
            case NO -> "";
        };
        return new Refusal(id, act.name().orElse(id), reason);
    }
}
