package soulwright.effect.run;

import java.util.Arrays;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Listing;
import soulwright.game.Position;
import soulwright.game.Values;

/** Which things are meant, ready to be asked of a position. */
public final class Things {
    private static final long[] NOTHING = {};

    private final Listing<Position> listing;
    /** The one that is meant, where it is at most one. */
    private final @Nullable Figure<Position> single;

    public Things(Listing<Position> listing) {
        this(listing, null);
    }

    private Things(Listing<Position> listing, @Nullable Figure<Position> single) {
        this.listing = listing;
        this.single = single;
    }

    /** At most one thing. */
    static Things single(Figure<Position> one) {
        return new Things(
                (position, test) -> {
                    long thing = one.of(position);
                    return thing != Values.NONE && test.test(thing);
                },
                one);
    }

    /** Hands over one thing after the other until the test holds; gives whether it did. */
    public static boolean any(long[] things, LongPredicate test) {
        for (long thing : things) {
            if (test.test(thing)) {
                return true;
            }
        }
        return false;
    }

    /** Those of several things that a test lets pass, in their order. */
    static long[] those(long[] things, LongPredicate test) {
        Collected collected = new Collected();
        for (long thing : things) {
            if (test.test(thing)) {
                collected.test(thing);
            }
        }
        return collected.done();
    }

    /** All of them now. */
    public long[] all(Position position) {
        if (single != null) {
            long thing = single.of(position);
            return thing == Values.NONE ? NOTHING : new long[] {thing};
        }
        Collected collected = new Collected();
        listing.any(position, collected);
        return collected.done();
    }

    /** The first of them; {@link Values#NONE} if there is none. */
    public long one(Position position) {
        if (single != null) {
            return single.of(position);
        }
        First first = new First();
        listing.any(position, first);
        return first.thing;
    }

    public boolean any(Position position, LongPredicate test) {
        return listing.any(position, test);
    }

    public boolean has(Position position, long thing) {
        if (single != null) {
            return thing != Values.NONE && single.of(position) == thing;
        }
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
