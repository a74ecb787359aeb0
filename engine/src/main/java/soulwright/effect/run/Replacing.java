package soulwright.effect.run;

import org.jspecify.annotations.Nullable;
import soulwright.effect.formula.Figure;
import soulwright.game.Position;

/**
 * An ability that replaces what is about to be done.
 *
 * @param verb its number
 * @param ability a number of its own, the same on every machine
 * @param chance in percent; null for always
 * @param amount how much it is instead; null if that stays
 * @param may asks whether it is replaced; null if nobody can refuse
 * @param instead what is done instead; null if it is done after all
 */
record Replacing(
        int verb,
        int ability,
        Concern concern,
        @Nullable Figure<Position> chance,
        @Nullable Times times,
        @Nullable Figure<Position> amount,
        @Nullable ReplaceTask may,
        @Nullable StepsTask instead) {}
