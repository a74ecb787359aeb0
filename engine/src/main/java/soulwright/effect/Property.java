package soulwright.effect;

/**
 * What can be asked of a thing: `land.elevation`.
 *
 * @param printed known from the entry alone, without a game: a `where` on printed values only is answered when the pack is loaded
 * @param writable a number that `add`, `set` and `scale` may change
 * @param said what players call it, without its owner: `magic level`; of a truth the clause, with the owner as `{it}`: `{it be} ready`
 */
public record Property(String name, Type type, boolean printed, boolean writable, String doc, String said) {
    /** One that is called what its name says. */
    public Property(String name, Type type, boolean printed, boolean writable, String doc) {
        this(name, type, printed, writable, doc, "");
    }

    /** The same, called otherwise. */
    Property called(String words) {
        return new Property(name, type, printed, writable, doc, words);
    }
}
