package soulwright.effect.run;

/**
 * How long something lasts.
 *
 * @param until `turn-end`, `round-end`, `battle-end`, `day-end`; empty for as many turns
 * @param turns the turns of the bearer's player, one going on not counted; 0 where `until` says it
 */
public record Span(String until, int turns) {}
