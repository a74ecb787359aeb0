package soulwright.effect;

/**
 * One id of a set.
 *
 * @param set a kind of entry, or a set that machine and ruleset declare
 * @param id the full id of an entry, or the declared word
 */
public record Id(String set, String id) {}
