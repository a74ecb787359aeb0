package soulwright.story.play;

import soulwright.content.Counter;
import soulwright.effect.run.Quantity;
import soulwright.game.Position;

/**
 * A number of the campaign; there is one campaign, so whose it is does not matter.
 *
 * @param cell where it is kept
 */
record StoryNumber(String name, Counter counter, int cell, int number) implements Quantity {
    long get(Position position) {
        return position.at(cell);
    }

    @Override
    public long get(Position position, long campaign, int none) {
        return get(position);
    }

    void set(Position position, long value) {
        long least = counter.min().isPresent() ? Math.max(value, counter.min().getAsInt()) : value;
        long most = counter.max().isPresent() ? Math.min(least, counter.max().getAsInt()) : least;
        position.put(cell, (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, most)));
    }

    @Override
    public void set(Position position, long campaign, int none, long value) {
        set(position, value);
    }

    @Override
    public long keep() {
        return counter.keep();
    }
}
