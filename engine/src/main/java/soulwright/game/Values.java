package soulwright.game;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * What a task remembers while it waits: numbers and lists of them in slots, and what was told if it hears an event. Never changed once it is in
 * a frame, so that copies of a game share it. Small, since steps make many: most use two slots and nothing else.
 */
public final class Values {
    /** What a slot holds that holds nothing. */
    public static final long NONE = -1;

    private static final long[] NOBODY = {};

    public static final Values EMPTY = Values.of(NONE);

    private final long first;
    private final long second;
    /** The slots after the first two. */
    private final long[] more;

    private final Rest rest;

    /** What few values have. */
    private static final class Rest {
        private static final Rest NOTHING = new Rest(null, null, null, NONE);
        /** Those that do nothing but say which action is done, for as many as rulesets usually have. */
        private static final Rest[] DOING = LongStream.range(0, 64)
                .mapToObj(action -> new Rest(null, null, null, action))
                .toArray(Rest[]::new);

        private final long @Nullable [] @Nullable [] lists;
        private final @Nullable Told told;
        private final @Nullable Values aimed;
        private final long action;

        Rest(long @Nullable [] @Nullable [] lists, @Nullable Told told, @Nullable Values aimed, long action) {
            this.lists = lists;
            this.told = told;
            this.aimed = aimed;
            this.action = action;
        }

        long hash() {
            long hash = lists == null ? 0 : Arrays.deepHashCode(lists);
            hash = hash * 31 + (told == null ? 0 : told.hash());
            return (hash * 31 + (aimed == null ? 0 : aimed.hash())) * 31 + action;
        }
    }

    private Values(long first, long second, long[] more, Rest rest) {
        this.first = first;
        this.second = second;
        this.more = more;
        this.rest = rest;
    }

    public static Values of(long first) {
        return new Values(first, NONE, NOBODY, Rest.NOTHING);
    }

    public static Values of(long first, long second) {
        return new Values(first, second, NOBODY, Rest.NOTHING);
    }

    public static Values of(long first, long second, long... more) {
        return new Values(first, second, more, Rest.NOTHING);
    }

    /** The number in a slot; of a list the first, of nothing {@link #NONE}. */
    public long get(int slot) {
        if (slot < 2) {
            return slot == 0 ? first : second;
        }
        return slot - 2 < more.length ? more[slot - 2] : NONE;
    }

    /** What is in a slot, as a list. */
    public long[] list(int slot) {
        long[] list = rest.lists == null || slot >= rest.lists.length ? null : rest.lists[slot];
        if (list != null) {
            return list;
        }
        long one = get(slot);
        return one == NONE ? NOBODY : new long[] {one};
    }

    public Values with(int slot, long value) {
        boolean listed = rest.lists != null && slot < rest.lists.length && rest.lists[slot] != null;
        return put(slot, value, listed ? with(listed(slot, null)) : rest);
    }

    public Values with(int slot, long[] list) {
        return put(slot, list.length == 0 ? NONE : list[0], with(listed(slot, list)));
    }

    private long @Nullable [][] listed(int slot, long @Nullable [] list) {
        long @Nullable [] @Nullable [] before = rest.lists;
        long @Nullable [][] all =
                before == null ? new long[slot + 1][] : Arrays.copyOf(before, Math.max(before.length, slot + 1));
        all[slot] = list;
        return all;
    }

    private Rest with(long @Nullable [][] lists) {
        return new Rest(lists, rest.told, rest.aimed, rest.action);
    }

    private Values put(int slot, long value, Rest with) {
        if (slot < 2) {
            return new Values(slot == 0 ? value : first, slot == 1 ? value : second, more, with);
        }
        long[] copy = more(slot);
        copy[slot - 2] = value;
        return new Values(first, second, copy, with);
    }

    /** A copy of the slots after the first two that has room for one. */
    private long[] more(int slot) {
        long[] copy = Arrays.copyOf(more, Math.max(more.length, slot - 1));
        Arrays.fill(copy, more.length, copy.length, NONE);
        return copy;
    }

    /** The same with others in the first two slots. */
    public Values as(long one, long other) {
        return new Values(one, other, more, rest);
    }

    /** The same with two slots that follow each other, neither of them one of the first two, nor with lists before. */
    public Values with(int slot, long value, long next) {
        long[] copy = more(slot + 1);
        copy[slot - 2] = value;
        copy[slot - 1] = next;
        return new Values(first, second, copy, rest);
    }

    /** What is told, for those who hear it. */
    public @Nullable Told told() {
        return rest.told;
    }

    public Values with(Told event) {
        return new Values(first, second, more, new Rest(rest.lists, event, rest.aimed, rest.action));
    }

    /** What was chosen for a card that these values use; null if nothing was. */
    public @Nullable Values aimed() {
        return rest.aimed;
    }

    public Values aimedAt(@Nullable Values targets) {
        return new Values(first, second, more, new Rest(rest.lists, rest.told, targets, rest.action));
    }

    /** The action of the ruleset that is being done; {@link #NONE} if there is none. */
    public long action() {
        return rest.action;
    }

    public Values doing(long what) {
        boolean simple = rest == Rest.NOTHING && what >= 0 && what < Rest.DOING.length;
        return new Values(
                first,
                second,
                more,
                simple ? Rest.DOING[(int) what] : new Rest(rest.lists, rest.told, rest.aimed, what));
    }

    long hash() {
        return ((first * 31 + second) * 31 + Arrays.hashCode(more)) * 31 + rest.hash();
    }
}
