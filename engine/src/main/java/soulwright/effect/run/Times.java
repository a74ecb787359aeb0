package soulwright.effect.run;

import soulwright.effect.compiled.Limit;
import soulwright.game.Position;

/** How often something may be done in a span, counted for a player or a card. */
final class Times {
    private final Tally tally;
    private final Limit limit;
    private final int what;

    Times(Tally tally, Limit limit) {
        this.tally = tally;
        this.limit = limit;
        this.what = Numbering.of(limit.source().place().toString());
    }

    boolean left(Position position, long me, long self) {
        return tally.count(position, bearer(me, self), what) < limit.times();
    }

    void count(Position position, long me, long self) {
        tally.count(position, bearer(me, self), what, limit.per());
    }

    private long bearer(long me, long self) {
        return limit.each().isPresent() && self >= 0 ? self : me;
    }
}
