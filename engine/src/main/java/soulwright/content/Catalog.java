package soulwright.content;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import soulwright.effect.Vocabulary;

/**
 * All that can be played with: the entries of the packs that are without errors, abstract ones left out, by kind and id, in the order of
 * packs and files. Immutable; a record is made when it is first asked for.
 */
public final class Catalog {
    private final Map<String, Map<String, Draft>> drafts;

    /** @param drafts by the name of their kind and by full id, in order; not to be changed any more */
    public Catalog(Map<String, Map<String, Draft>> drafts) {
        this.drafts = drafts;
    }

    /** All entries of a kind. */
    public <T extends Entry<T>> List<T> all(EntryKind<T> kind) {
        return of(kind).values().stream().map(draft -> draft.as(kind)).toList();
    }

    /** The ids of all entries of a kind; makes no record. */
    public <T extends Entry<T>> List<EntryId<T>> ids(EntryKind<T> kind) {
        return of(kind).keySet().stream().map(kind::id).toList();
    }

    public <T extends Entry<T>> Optional<T> find(EntryId<T> id) {
        return Optional.ofNullable(of(id.kind()).get(id.text())).map(draft -> draft.as(id.kind()));
    }

    /**
     * The entry that a reference in another entry names: that one is always there.
     *
     * @throws NoSuchElementException for an id from elsewhere that names nothing
     */
    public <T extends Entry<T>> T get(EntryId<T> id) {
        return find(id).orElseThrow(() -> new NoSuchElementException("no " + id + " among the " + id.kind()));
    }

    /**
     * The id of an entry of which something is written at a place.
     *
     * @param place as {@link soulwright.diagnostic.Place#toString} says it
     */
    public Optional<String> writtenAt(String place) {
        return drafts.values().stream()
                .flatMap(kind -> kind.entrySet().stream())
                .filter(draft -> draft.getValue().isWrittenAt(place))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** A place, with the entry that is written there before it; the place alone where that is not known. */
    public String named(String place) {
        return writtenAt(place).map(entry -> entry + ", " + place).orElse(place);
    }

    /** What an entry is called in its pack's own language; makes no record. */
    Optional<String> name(String kind, String id) {
        return Optional.ofNullable(drafts.getOrDefault(kind, Map.of()).get(id)).map(Draft::name);
    }

    /** The vocabulary that the effects of an entry are written in. */
    Optional<Vocabulary> words(EntryId<?> id) {
        return Optional.ofNullable(of(id.kind()).get(id.text())).map(Draft::words);
    }

    private Map<String, Draft> of(EntryKind<?> kind) {
        return drafts.getOrDefault(kind.name(), Map.of());
    }
}
