package soulwright.content;

import java.util.function.Function;

/** A kind of entry: what its folder in a pack is called, and the record that is made of each entry. There is one object a kind. */
public final class EntryKind<T extends Entry<T>> {
    private final String name;
    private final Function<Reading, T> record;

    /**
     * @param name of the folder, of the schema, and in references
     * @param record reads an entry without errors
     */
    public EntryKind(String name, Function<Reading, T> record) {
        this.name = name;
        this.record = record;
    }

    public String name() {
        return name;
    }

    /** The id of an entry of this kind, from `pack:local`. */
    public EntryId<T> id(String text) {
        return new EntryId<>(this, text);
    }

    T read(Reading entry) {
        return record.apply(entry);
    }

    @Override
    public String toString() {
        return name;
    }
}
