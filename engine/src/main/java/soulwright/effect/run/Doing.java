package soulwright.effect.run;

import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Told;
import soulwright.game.Values;

/**
 * What a verb does to one target, unless it is replaced. It is a task, too: when somebody may refuse a replacement, it waits below his question,
 * and is done when he has refused.
 */
public final class Doing implements Task {
    private static final int TARGET = 0;

    private final Effects effects;
    private final String name;
    private final int verb;
    private final int amount;
    private final int by;
    private final Act act;

    /** Does it, with the values of the event that it tells. */
    @FunctionalInterface
    public interface Act {
        /**
         * Does it.
         *
         * @param with what was given to {@link #begin}
         * @param told the values of the event, of which the first is the target
         */
        void apply(Position position, Values with, long[] told);
    }

    /**
     * Something that can be replaced.
     *
     * @param name its own, of all that are done
     * @param verb its number
     * @param amount the index of the amount among the values of the event; -1 if there is none
     * @param by the index of who does it; -1 if nobody does
     */
    public Doing(Effects effects, String name, int verb, int amount, int by, Act act) {
        this.effects = effects;
        this.name = name;
        this.verb = verb;
        this.amount = amount;
        this.by = by;
        this.act = act;
    }

    /**
     * Does it, unless it is replaced.
     *
     * @param with what the act needs beside the values of the event
     * @param told those values; not to be used any more
     */
    public void begin(Position position, Values with, long... told) {
        Told outer = position.values().told();
        Told.Replaced chain = outer == null ? null : outer.replaced();
        if (effects.goesOn(position, this, with, new Told(verb, told, chain))) {
            act.apply(position, with, told);
        }
    }

    /** Somebody has refused to replace it: others may still. */
    @Override
    public void run(Position position, Frame frame) {
        position.pop();
        Told before = frame.values().told();
        if (before == null) {
            return;
        }
        Told told = before.copy();
        if (effects.goesOn(position, this, frame.values(), told)) {
            act.apply(position, frame.values(), told.values());
        }
    }

    int verb() {
        return verb;
    }

    /** The index of the amount; -1 if there is none. */
    int amount() {
        return amount;
    }

    long target(Told told) {
        return told.value(TARGET);
    }

    long by(Told told) {
        return by < 0 ? Values.NONE : told.value(by);
    }

    @Override
    public int number() {
        return name.hashCode();
    }
}
