package soulwright.content.quest;

import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.Check;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * A kind of battle.
 *
 * @param rounds after so many the battle ends; without it, only when somebody is beaten, or after {@link #MOST_ROUNDS}
 * @param unbeaten what becomes of a monster that is not beaten
 * @param ambushed the chance in percent that a monster ambushes; without it, 0
 * @param bothDown what happens when both sides are knocked out at once
 */
public record BattleKind(
        String name, OptionalInt rounds, Unbeaten unbeaten, Optional<Expression> ambushed, BothDown bothDown) {
    /** No battle lasts longer, be it that nobody can beat the other. */
    public static final int MOST_ROUNDS = 999;

    public BattleKind {
        Check.within(1, MOST_ROUNDS, rounds, "rounds");
    }

    /** The round with which it ends at the latest. */
    public int lastRound() {
        return rounds.orElse(MOST_ROUNDS);
    }

    static BattleKind of(Reading kind) {
        return new BattleKind(
                kind.at("name").word(kind.key()),
                kind.at("rounds").figure(),
                kind.at("unbeaten").oneOf(Unbeaten.class, Unbeaten.LEAVES),
                kind.at("ambushed").optional(Reading::formula),
                kind.at("both-down").oneOf(BothDown.class, BothDown.NOBODY));
    }

    /** Whether the monster stays in the land. */
    public enum Unbeaten {
        STAYS,
        LEAVES
    }

    /** The player has lost and the monster keeps 1 hit point; nobody has won; or the winner is drawn. */
    public enum BothDown {
        LOST,
        NOBODY,
        RANDOM
    }
}
