package soulwright.effect;

/**
 * What can be asked of a thing: `land.elevation`.
 *
 * @param printed known from the entry alone, without a game: a `where` on printed values only is answered when the pack is loaded
 * @param writable a number that `add`, `set` and `scale` may change
 */
public record Property(String name, Type type, boolean printed, boolean writable, String doc) {}
