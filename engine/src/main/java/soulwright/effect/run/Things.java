package soulwright.effect.run;

import java.util.Arrays;
import java.util.function.LongPredicate;
import soulwright.effect.formula.Listing;
import soulwright.game.Position;
import soulwright.game.Values;

/** Which things are meant, ready to be asked of a position. */
public final class Things {
    private final Listing<Position> listing;

    public Things(Listing<Position> listing) {
        this.listing = listing;
    }

    /** All of them now. */
    public long[] all(Position position) {
        Collected collected = new Collected();
        listing.any(position, collected);
        return collected.done();
    }

    /** The first of them; {@link Values#NONE} if there is none. */
    public long one(Position position) {
        First first = new First();
        listing.any(position, first);
        return first.thing;
    }

    public boolean any(Position position, LongPredicate test) {
        return listing.any(position, test);
    }

    public boolean has(Position position, long thing) {
        return listing.any(position, other -> other == thing);
    }

    public boolean none(Position position) {
        return !listing.any(position, any -> true);
    }

    Listing<Position> listing() {
        return listing;
    }

    private static final class First implements LongPredicate {
        private long thing = Values.NONE;

        @Override
        public boolean test(long one) {
            thing = one;
            return true;
        }
    }

    private static final class Collected implements LongPredicate {
        private static final long[] NOTHING = {};
        private long[] things = NOTHING;
        private int count;

        @Override
        public boolean test(long thing) {
            if (count == things.length) {
                things = Arrays.copyOf(things, Math.max(4, count * 2));
            }
            things[count++] = thing;
            return false;
        }

        long[] done() {
            return count == things.length ? things : Arrays.copyOf(things, count);
        }
    }
}
