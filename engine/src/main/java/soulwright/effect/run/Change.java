package soulwright.effect.run;

import soulwright.game.Position;

/** What a step has planned: all that it needed to read has been read. */
@FunctionalInterface
public interface Change {
    Change NOTHING = position -> {};

    void apply(Position position);
}
