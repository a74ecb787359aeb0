package soulwright.game;

/**
 * What an option or an event is about.
 *
 * @param kind of entry (`monsters`), or a kind of place (`land`)
 * @param id of the entry (`soul-master:river-toad`), or of the place (`3,4`)
 */
public record Topic(String kind, String id) {}
