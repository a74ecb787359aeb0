package soulwright.battle.play;

import soulwright.effect.run.Tally;
import soulwright.game.Position;

/** Counts what was done, in lasting rows of who did it. */
final class Counts implements Tally {
    static final Tally TALLY = new Counts();

    private Counts() {}

    @Override
    public int count(Position position, long bearer, int what) {
        int row = counts(position, bearer) ? Lasting.find(position, bearer, Lasting.COUNT, what) : 0;
        return row == 0 ? 0 : position.at(row + Lasting.VALUE);
    }

    @Override
    public void count(Position position, long bearer, int what, String span) {
        if (!counts(position, bearer)) {
            return;
        }
        int row = Lasting.find(position, bearer, Lasting.COUNT, what);
        if (row == 0) {
            row = Lasting.add(position, bearer, Lasting.COUNT, what, Lasting.until(span));
        }
        position.add(row + Lasting.VALUE, 1);
    }

    private static boolean counts(Position position, long bearer) {
        return bearer >= 0 && !Entries.isEntry(bearer) && Pieces.kind(position, bearer) != Kinds.LAND;
    }
}
