package soulwright.battle.play;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.formula.Reads;
import soulwright.game.Position;
import soulwright.game.Values;

/**
 * What can be asked of things, by the property's name and by what the thing is. What its kind does not have reads 0, or nothing. A kind of thing
 * without a row of its own, such as a special attack, has its properties under its name: `special.attack`.
 */
public final class Registry {
    private final Map<String, ByKind<Reads.Asked<Position>>> ones = new HashMap<>();
    private final Map<String, ByKind<Reads.Listed<Position>>> lists = new HashMap<>();
    private final Map<String, ByKind<Reads.Tabled<Position>>> tables = new HashMap<>();
    private final Entries entries;
    private final int[] kindOfEntry;

    public Registry(Entries entries) {
        this.entries = entries;
        kindOfEntry = new int[entries.size()];
        for (int i = 0; i < kindOfEntry.length; i++) {
            kindOfEntry[i] = Kinds.of(entries.get(Entries.FIRST + (long) i));
        }
    }

    /** What a thing is. */
    public int kind(Position position, long thing) {
        if (Entries.isEntry(thing)) {
            int index = (int) thing - Entries.FIRST;
            return index < kindOfEntry.length ? kindOfEntry[index] : Kinds.OTHER;
        }
        return thing < 0 ? 0 : position.at((int) thing);
    }

    public void one(String name, Reads.Asked<Position> asked, int... kinds) {
        put(ones.computeIfAbsent(name, key -> new ByKind<>()), asked, kinds);
    }

    public void list(String name, Reads.Listed<Position> listed, int... kinds) {
        put(lists.computeIfAbsent(name, key -> new ByKind<>()), listed, kinds);
    }

    public void table(String name, Reads.Tabled<Position> tabled, int... kinds) {
        put(tables.computeIfAbsent(name, key -> new ByKind<>()), tabled, kinds);
    }

    private static <T> void put(ByKind<T> byKind, T value, int... kinds) {
        for (int kind : kinds) {
            byKind.of[kind] = value;
        }
    }

    /** Something for each kind of thing. */
    private static final class ByKind<T> {
        private final @Nullable Object[] of = new Object[Kinds.COUNT];

        @SuppressWarnings("unchecked")
        @Nullable
        T get(int kind) {
            return (T) of[kind];
        }
    }

    Reads.Asked<Position> one(Type owner, Property property) {
        ByKind<Reads.Asked<Position>> byKind = find(ones, owner, property);
        boolean figure = property.type() instanceof Type.Num || property.type() instanceof Type.Truth;
        long otherwise = figure ? 0 : Values.NONE;
        if (byKind == null) {
            throw new IllegalArgumentException("nothing answers " + property);
        }
        return (position, thing) -> {
            Reads.Asked<Position> asked = byKind.get(kind(position, thing));
            return asked == null ? otherwise : asked.of(position, thing);
        };
    }

    Reads.Listed<Position> list(Type owner, Property property) {
        ByKind<Reads.Listed<Position>> byKind = find(lists, owner, property);
        if (byKind == null) {
            throw new IllegalArgumentException("nothing answers " + property);
        }
        return (position, thing, test) -> {
            Reads.Listed<Position> listed = byKind.get(kind(position, thing));
            return listed != null && listed.any(position, thing, test);
        };
    }

    Reads.Tabled<Position> table(Type owner, Property property) {
        ByKind<Reads.Tabled<Position>> byKind = find(tables, owner, property);
        if (byKind == null) {
            throw new IllegalArgumentException("nothing answers " + property);
        }
        return (position, thing, index) -> {
            Reads.Tabled<Position> tabled = byKind.get(kind(position, thing));
            return tabled == null ? 0 : tabled.of(position, thing, index);
        };
    }

    /** The numbers of a table, one after the other. */
    Reads.Listed<Position> cells(Type owner, Property property, long from, int size) {
        Reads.Tabled<Position> table = table(owner, property);
        return (position, thing, test) -> all(position, table, thing, from, size, test);
    }

    private static boolean all(
            Position position, Reads.Tabled<Position> table, long thing, long from, int size, LongPredicate test) {
        for (int i = 0; i < size; i++) {
            if (test.test(table.of(position, thing, from + i))) {
                return true;
            }
        }
        return false;
    }

    private static <T> @Nullable ByKind<T> find(Map<String, ByKind<T>> all, Type owner, Property property) {
        if (owner instanceof Type.Thing thing) {
            ByKind<T> own = all.get(thing.kind() + "." + property.name());
            if (own != null) {
                return own;
            }
        }
        return all.get(property.name());
    }

    Entries entries() {
        return entries;
    }
}
