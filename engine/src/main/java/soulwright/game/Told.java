package soulwright.game;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An event with its values, as those who hear it know it, or what is about to be done, as those who would replace it do. Immutable. */
public final class Told {
    private final int event;
    private final long[] values;
    private final @Nullable Replaced replaced;

    /**
     * @param event its number
     * @param values in the order in which the event declares them; not to be changed any more
     * @param replaced who has replaced it already
     */
    public Told(int event, long[] values, @Nullable Replaced replaced) {
        this.event = event;
        this.values = values;
        this.replaced = replaced;
    }

    public int event() {
        return event;
    }

    /** One of its values; {@link Values#NONE} where it has none. */
    public long value(int index) {
        return index < values.length ? values[index] : Values.NONE;
    }

    /** All of its values, to be changed by whoever asks. */
    public long[] values() {
        return values.clone();
    }

    /** The same, with values of its own. */
    public Told copy() {
        return new Told(event, values.clone(), replaced);
    }

    /** Changes a value of what is about to be done, for all who have it. */
    public void change(int index, long value) {
        values[index] = value;
    }

    public boolean isReplacedBy(int ability, long bearer) {
        return replaced != null && replaced.has(ability, bearer);
    }

    /** The same values, after somebody has replaced it who does so once. */
    public Told replacedBy(int ability, long bearer) {
        return new Told(event, values, new Replaced(ability, bearer, replaced));
    }

    public @Nullable Replaced replaced() {
        return replaced;
    }

    /**
     * One who has replaced what is being done, so that he does not again.
     *
     * @param ability its number
     * @param bearer whose it is
     * @param before who did so before him
     */
    public record Replaced(
            int ability, long bearer, @Nullable Replaced before) {
        /** Whether this one is among them. */
        public boolean has(int other, long otherBearer) {
            for (Replaced one = this; one != null; one = one.before) {
                if (one.ability == other && one.bearer == otherBearer) {
                    return true;
                }
            }
            return false;
        }

        long hash() {
            return ability * 31L + bearer + (before == null ? 0 : 17 * before.hash());
        }
    }

    long hash() {
        return (event * 31L + Arrays.hashCode(values)) * 31 + (replaced == null ? 0 : replaced.hash());
    }
}
