package soulwright.effect.lint;

import soulwright.effect.compiled.Expression;

/** That something is picked from all entries of a kind, of those for which a condition holds. */
public record Drawn(String kind, Expression where) {}
