package soulwright.game;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a task remembers while it waits: numbers and lists of them in slots, and what was told if it hears an event. Never changed once it is in
 * a frame, so that copies of a game share it.
 */
public final class Values {
    /** What a slot holds that holds nothing. */
    public static final long NONE = -1;

    public static final Values EMPTY = new Values(new long[0], null, null, null, NONE);

    private static final long[] NOBODY = {};

    private final long[] ones;
    private final long @Nullable [] @Nullable [] lists;
    private final @Nullable Told told;
    private final @Nullable Values aimed;
    private final long action;

    private Values(
            long[] ones,
            long @Nullable [] @Nullable [] lists,
            @Nullable Told told,
            @Nullable Values aimed,
            long action) {
        this.ones = ones;
        this.lists = lists;
        this.told = told;
        this.aimed = aimed;
        this.action = action;
    }

    public static Values of(long... slots) {
        return new Values(slots, null, null, null, NONE);
    }

    /** The number in a slot; of a list the first, of nothing {@link #NONE}. */
    public long get(int slot) {
        return slot < ones.length ? ones[slot] : NONE;
    }

    /** What is in a slot, as a list. */
    public long[] list(int slot) {
        long[] list = lists == null || slot >= lists.length ? null : lists[slot];
        if (list != null) {
            return list;
        }
        long one = get(slot);
        return one == NONE ? NOBODY : new long[] {one};
    }

    public Values with(int slot, long value) {
        return new Values(put(slot, value), without(slot), told, aimed, action);
    }

    public Values with(int slot, long[] list) {
        long[] @Nullable [] all =
                lists == null ? new long[slot + 1][] : Arrays.copyOf(lists, Math.max(lists.length, slot + 1));
        all[slot] = list;
        return new Values(put(slot, list.length == 0 ? NONE : list[0]), all, told, aimed, action);
    }

    /** What is told, for those who hear it. */
    public @Nullable Told told() {
        return told;
    }

    public Values with(Told event) {
        return new Values(ones, lists, event, aimed, action);
    }

    /** What was chosen for a card that these values use; null if nothing was. */
    public @Nullable Values aimed() {
        return aimed;
    }

    public Values aimedAt(@Nullable Values targets) {
        return new Values(ones, lists, told, targets, action);
    }

    /** The action of the ruleset that is being done; {@link #NONE} if there is none. */
    public long action() {
        return action;
    }

    public Values doing(long what) {
        return new Values(ones, lists, told, aimed, what);
    }

    private long[] put(int slot, long value) {
        int length = Math.max(ones.length, slot + 1);
        long[] copy = Arrays.copyOf(ones, length);
        Arrays.fill(copy, ones.length, length, NONE);
        copy[slot] = value;
        return copy;
    }

    private long @Nullable [] @Nullable [] without(int slot) {
        if (lists == null || slot >= lists.length || lists[slot] == null) {
            return lists;
        }
        long[] @Nullable [] all = lists.clone();
        all[slot] = null;
        return all;
    }

    long hash() {
        long hash = Arrays.hashCode(ones) * 31L + (lists == null ? 0 : Arrays.deepHashCode(lists));
        hash = hash * 31 + (told == null ? 0 : told.hash());
        return (hash * 31 + (aimed == null ? 0 : aimed.hash())) * 31 + action;
    }
}
