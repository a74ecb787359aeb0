package soulwright.content;

/**
 * Names an entry of one kind. There need be no such entry: an id may come from a saved game.
 *
 * @param text `pack:local`
 */
public record EntryId<T extends Entry<T>>(EntryKind<T> kind, String text) {
    /** The id of the pack that it is from. */
    public String pack() {
        return text.substring(0, text.indexOf(':'));
    }

    /** The id without its pack. */
    public String local() {
        return text.substring(text.indexOf(':') + 1);
    }

    @Override
    public String toString() {
        return text;
    }
}
