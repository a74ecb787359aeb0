package soulwright.effect.formula;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import soulwright.effect.Id;
import soulwright.effect.Property;
import soulwright.effect.Type;

/** A game in the smallest: two players; a wolf and a second one of mine, a crab of the opponent. Its own reads and its own state. */
final class Zoo implements Reads<Zoo> {
    private final Map<String, Object> values = new HashMap<>();
    private final List<String> words = new ArrayList<>();
    private final long[] candidates = new long[4];

    Zoo() {
        put("turn", 5L);
        names("me", "opponent", "self", "cub", "crab");
        put("self", word("self"));
        put("everyone", list("me", "opponent"));
        put("me.beasts", list("self", "cub"));
        put("opponent.beasts", list("crab"));
        put("me.toys", list());
        put("opponent.toys", list());
        put("me.magic", Map.of(word("zoo:fire"), 2L, word("zoo:water"), 3L));
        beast("self", "me", "zoo:wolf", 3, 7, "zoo:fire", 1);
        beast("cub", "me", "zoo:wolf", 1, 4, "zoo:fire", 0);
        beast("crab", "opponent", "zoo:mud-crab", 2, 5, "zoo:water", 1);
        put("self.moods", list("happy", "sad"));
    }

    private void beast(String name, String owner, String entry, long level, long attack, String element, long ready) {
        put(name + ".owner", word(owner));
        put(name + ".entry", word(entry));
        put(name + ".level", level);
        put(name + ".attack", attack);
        put(name + ".element", word(element));
        put(name + ".ready", ready);
    }

    private void put(String name, Object value) {
        values.put(name, value);
    }

    private void names(String... names) {
        for (String name : names) {
            put(name, word(name));
        }
    }

    private long word(String word) {
        if (!words.contains(word)) {
            words.add(word);
        }
        return words.indexOf(word);
    }

    private List<Long> list(String... names) {
        return List.of(names).stream().map(this::word).toList();
    }

    private long one(String name) {
        return (long) values.getOrDefault(name, Figure.NONE);
    }

    @SuppressWarnings("unchecked")
    private boolean several(String name, LongPredicate test) {
        return ((List<Long>) values.getOrDefault(name, List.of())).stream().anyMatch(test::test);
    }

    @SuppressWarnings("unchecked")
    private Map<Long, Long> table(long owner, Property table) {
        return (Map<Long, Long>) values.getOrDefault(path(owner, table), Map.of());
    }

    private String path(long owner, Property property) {
        return words.get((int) owner) + "." + property.name();
    }

    @Override
    public long id(Id id) {
        return word(id.id());
    }

    @Override
    public Figure<Zoo> name(String name, Type type) {
        return zoo -> zoo.one(name);
    }

    @Override
    public Listing<Zoo> names(String name, Type type) {
        return (zoo, test) -> zoo.several(name, test);
    }

    @Override
    public Figure<Zoo> given(String name, Type type) {
        return name(name, type);
    }

    @Override
    public Listing<Zoo> givens(String name, Type type) {
        return names(name, type);
    }

    @Override
    public Figure<Zoo> candidate(int depth) {
        return zoo -> zoo.candidates[depth];
    }

    @Override
    public void candidate(Zoo zoo, int depth, long candidate) {
        zoo.candidates[depth] = candidate;
    }

    @Override
    public Listing<Zoo> all(String set) {
        return (zoo, test) ->
                List.of(zoo.word("zoo:wolf"), zoo.word("zoo:mud-crab")).stream().anyMatch(test::test);
    }

    @Override
    public Asked<Zoo> property(Type owner, Property property) {
        return (zoo, thing) -> thing == Figure.NONE ? 0 : zoo.one(zoo.path(thing, property));
    }

    @Override
    public Listed<Zoo> properties(Type owner, Property property) {
        return (zoo, thing, test) -> zoo.several(zoo.path(thing, property), test);
    }

    @Override
    public Tabled<Zoo> cell(Type owner, Property table) {
        return (zoo, thing, index) -> zoo.table(thing, table).getOrDefault(index, 0L);
    }

    @Override
    public Listed<Zoo> cells(Type owner, Property table) {
        return (zoo, thing, test) -> zoo.table(thing, table).values().stream().anyMatch(test::test);
    }

    @Override
    public Asked<Zoo> entry(Type thing) {
        return (zoo, one) -> zoo.one(zoo.words.get((int) one) + ".entry");
    }

    @Override
    public Figure<Zoo> call(Function function, List<Figure<Zoo>> arguments) {
        throw new UnsupportedOperationException(function.word());
    }

    @Override
    public Figure<Zoo> dice(long count, long sides) {
        throw new UnsupportedOperationException("dice");
    }
}
