package soulwright.battle.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.content.Catalog;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.piece.Board;
import soulwright.content.piece.Dwelling;
import soulwright.content.piece.Element;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.GameCharacter;
import soulwright.content.piece.GameEvent;
import soulwright.content.piece.Item;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Ruin;
import soulwright.content.piece.Spell;
import soulwright.content.piece.Status;
import soulwright.content.piece.Terrain;

/** The entries of the packs as numbers, in the catalog's order, those of a kind one after the other. Immutable. */
public final class Entries {
    /** Numbers from here on are entries; those below are pieces of a game. */
    public static final int FIRST = 1 << 24;

    private static final List<EntryKind<?>> KINDS = List.of(
            Element.KIND,
            Status.KIND,
            Terrain.KIND,
            Dwelling.KIND,
            Ruin.KIND,
            Monster.KIND,
            Equipment.KIND,
            Item.KIND,
            Spell.KIND,
            GameEvent.KIND,
            GameCharacter.KIND,
            Board.KIND);

    private final List<Entry<?>> entries = new ArrayList<>();
    private final Map<String, Map<String, Integer>> numbers = new LinkedHashMap<>();
    private final Map<String, Span> spans = new HashMap<>();

    /** Where the entries of a kind stand: from one number to before another. */
    public record Span(int from, int to) {
        public int size() {
            return to - from;
        }
    }

    public Entries(Catalog catalog) {
        KINDS.forEach(kind -> add(kind, catalog));
    }

    private <T extends Entry<T>> void add(EntryKind<T> kind, Catalog catalog) {
        Map<String, Integer> ids = new HashMap<>();
        int from = FIRST + entries.size();
        for (T entry : catalog.all(kind)) {
            ids.put(entry.id().text(), FIRST + entries.size());
            entries.add(entry);
        }
        numbers.put(kind.name(), ids);
        spans.put(kind.name(), new Span(from, FIRST + entries.size()));
    }

    public static boolean isEntry(long thing) {
        return thing >= FIRST;
    }

    /** Whether a set is a kind of entry that has numbers. */
    public boolean isKind(String set) {
        return numbers.containsKey(set);
    }

    public Span span(EntryKind<?> kind) {
        return span(kind.name());
    }

    public Span span(String kind) {
        return spans.getOrDefault(kind, new Span(FIRST, FIRST));
    }

    /** The number of an entry. */
    public int number(EntryId<?> id) {
        return number(id.kind().name(), id.text());
    }

    /** The number of an entry; one that is not there, of a pack that was switched off, has none. */
    public int number(String kind, String id) {
        Integer number = numbers.getOrDefault(kind, Map.of()).get(id);
        if (number == null) {
            throw new IllegalArgumentException("no " + id + " among the " + kind);
        }
        return number;
    }

    public Entry<?> get(long number) {
        return entries.get((int) number - FIRST);
    }

    public Monster monster(long number) {
        return (Monster) get(number);
    }

    /** The kind of an entry and its id, as recordings name it. */
    public String key(long number) {
        Entry<?> entry = get(number);
        return entry.id().kind().name() + "/" + entry.id().text();
    }

    public int size() {
        return entries.size();
    }
}
