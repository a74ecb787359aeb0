package soulwright.battle.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.EventSpec;
import soulwright.effect.Id;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.VerbSpec;
import soulwright.effect.Vocabulary;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Listing;
import soulwright.effect.formula.Reads;
import soulwright.effect.run.Deed;
import soulwright.effect.run.InForce;
import soulwright.effect.run.Names;
import soulwright.effect.run.Quantity;
import soulwright.effect.run.Tally;
import soulwright.effect.run.VerbMaker;
import soulwright.effect.run.Workings;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Topic;
import soulwright.game.Values;

/** What the words of battles, and of the board around them, mean. Words are registered while rules are made ready. */
public final class PlayWorkings implements Workings {
    /** Verbs as ids come after all actions. */
    private static final int VERBS_FROM = 10_000;

    private final BattleGround ground;
    private final Map<String, List<String>> sets = new HashMap<>();
    private final Map<String, Figure<Position>> roles = new HashMap<>();
    private final Map<String, java.util.function.Function<Type, Listing<Position>>> lists = new HashMap<>();
    private final Map<String, VerbMaker> verbs = new HashMap<>();
    private final Map<String, Integer> events = new HashMap<>();
    private final Map<String, List<String>> values = new HashMap<>();
    private final Map<String, Integer> verbNumbers = new HashMap<>();
    private final Map<String, String> told = new HashMap<>();
    private final Map<Function, java.util.function.Function<List<Figure<Position>>, Figure<Position>>> functions =
            new HashMap<>();
    private final Map<String, Figure<Position>> likings = new HashMap<>();
    private final Words words;

    PlayWorkings(BattleGround ground, Vocabulary vocabulary) {
        this.ground = ground;
        this.words = new Words(ground);
        for (EventSpec event : vocabulary.events()) {
            events.put(event.name(), events.size());
            values.put(event.name(), List.copyOf(event.that().keySet()));
        }
        values.put("blow", List.of("target", "by", "attack", "element", "level", "amount"));
        for (VerbSpec verb : vocabulary.verbs()) {
            verbNumbers.put(verb.name(), verbNumbers.size());
            verb.tells().ifPresent(event -> told.put(verb.name(), event));
        }
        sets(ground.rules());
        roles();
    }

    private void sets(QuestRuleset rules) {
        sets.put("attributes", rules.attributes());
        rules.traits().forEach((trait, of) -> sets.put("traits." + trait, of));
        sets.put("commands", List.copyOf(rules.commands().keySet()));
        sets.put(
                "sessions",
                rules.sessions().stream().map(session -> session.id()).toList());
        sets.put(
                "times",
                rules.sessions().stream()
                        .map(session -> session.time())
                        .distinct()
                        .toList());
        sets.put("occasions", rules.occasions());
        sets.put("tunes", rules.tunes());
        sets.put("battle-kinds", List.copyOf(rules.battle().kinds().keySet()));
        sets.put("attacks", List.copyOf(rules.battle().attacks().keySet()));
        sets.put("choices", List.copyOf(rules.battle().choices().keySet()));
        sets.put("card-kinds", List.of("monster", "equipment", "item", "spell", "combat-spell"));
        sets.put("endings", Ending.WORDS);
        sets.put(
                "features",
                rules.ai().map(ai -> List.copyOf(ai.features().keySet())).orElse(List.of()));
        sets.put("any", List.of("any"));
        List<String> actions = new ArrayList<>(List.of("act", "cover"));
        actions.addAll(rules.commands().keySet());
        actions.addAll(rules.battle().choices().keySet());
        sets.put("actions", actions);
    }

    private void roles() {
        role("opponent", position -> Sides.opponent(position, position.values().get(Names.ME)));
        role("battle", position -> {
            int kind = position.at(Globals.BATTLE);
            return kind == 0 ? Values.NONE : (long) kind - 1;
        });
        role("round", position -> position.at(Globals.ROUND));
        list(
                "everyone",
                type -> isSide(type) ? PlayWorkings::sides : (position, test) -> players(position, Values.NONE, test));
        list(
                "others",
                type -> (position, test) -> players(position, position.values().get(Names.ME), test));
    }

    private static boolean isSide(Type type) {
        return type instanceof Type.Thing thing && thing.kind().equals("side");
    }

    private static boolean sides(Position position, LongPredicate test) {
        return Sides.isBattle(position)
                && (test.test(position.at(Globals.SIDE)) || test.test(position.at(Globals.OPPONENT)));
    }

    private boolean players(Position position, long but, LongPredicate test) {
        for (int seat = 0; seat < ground.pieces().seats(position); seat++) {
            int player = ground.pieces().player(position, seat);
            if (player != but && test.test(player)) {
                return true;
            }
        }
        return false;
    }

    // registering

    public void role(String name, Figure<Position> figure) {
        roles.put(name, figure);
    }

    public void list(String name, java.util.function.Function<Type, Listing<Position>> listing) {
        lists.put(name, listing);
    }

    public void verb(String name, VerbMaker maker) {
        verbs.put(name, maker);
    }

    public void function(Function function, java.util.function.Function<List<Figure<Position>>, Figure<Position>> how) {
        functions.put(function, how);
    }

    /** What the computer likes about choosing a thing of a kind. */
    public void liking(String kind, Figure<Position> figure) {
        likings.put(kind, figure);
    }

    /** Names things on the board in words and keys. */
    public Words words() {
        return words;
    }

    // words

    @Override
    public long id(Id id) {
        if (ground.entries().isKind(id.set())) {
            return ground.entries().number(id.set(), id.id());
        }
        if (id.set().equals("verbs")) {
            return VERBS_FROM + (long) verbNumber(id.id());
        }
        int ordinal = set(id.set()).indexOf(id.id());
        if (ordinal < 0) {
            throw new IllegalArgumentException("no " + id.id() + " among the " + id.set());
        }
        return ordinal;
    }

    /** The words of a set that the ruleset declares, in order. */
    public List<String> set(String name) {
        List<String> set = sets.get(name);
        if (set == null) {
            throw new IllegalArgumentException("no set " + name);
        }
        return set;
    }

    @Override
    public Figure<Position> role(String name, Type type) {
        Figure<Position> role = roles.get(name);
        if (role == null) {
            throw new IllegalArgumentException("nobody is \"" + name + "\" here");
        }
        return role;
    }

    @Override
    public Listing<Position> roles(String name, Type type) {
        java.util.function.Function<Type, Listing<Position>> list = lists.get(name);
        if (list == null) {
            throw new IllegalArgumentException("nobody are \"" + name + "\" here");
        }
        return list.apply(type);
    }

    @Override
    public Listing<Position> all(String set) {
        if (ground.entries().isKind(set)) {
            Entries.Span span = ground.entries().span(set);
            return (position, test) -> range(span.from(), span.to(), test);
        }
        int size = set(set).size();
        return (position, test) -> range(0, size, test);
    }

    private static boolean range(int from, int to, LongPredicate test) {
        for (int i = from; i < to; i++) {
            if (test.test(i)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Reads.Asked<Position> property(Type owner, Property property) {
        if (property.name().equals("owned")) {
            return (position, monster) -> {
                long entry = ground.entry(position, monster);
                return entry != Values.NONE
                                && ground.cards()
                                        .isOwned(position, position.values().get(Names.ME), entry)
                        ? 1
                        : 0;
            };
        }
        return ground.registry().one(owner, property);
    }

    @Override
    public Reads.Listed<Position> properties(Type owner, Property property) {
        return ground.registry().list(owner, property);
    }

    @Override
    public Reads.Tabled<Position> cell(Type owner, Property table) {
        return ground.registry().table(owner, table);
    }

    @Override
    public Reads.Listed<Position> cells(Type owner, Property table) {
        String set = ((Type.Table) table.type()).set();
        if (ground.entries().isKind(set)) {
            Entries.Span span = ground.entries().span(set);
            return ground.registry().cells(owner, table, span.from(), span.size());
        }
        return ground.registry().cells(owner, table, 0, set(set).size());
    }

    @Override
    public Reads.Asked<Position> entry(Type thing) {
        return (position, one) -> {
            int kind = ground.registry().kind(position, one);
            return Entries.isEntry(one) || Kinds.isCard(kind)
                    ? ground.entry(position, one)
                    : words.entry(position, one);
        };
    }

    @Override
    public Figure<Position> call(Function function, List<Figure<Position>> arguments) {
        var how = functions.get(function);
        if (how == null) {
            throw new IllegalArgumentException("\"" + function.word() + "\" means nothing here");
        }
        return how.apply(arguments);
    }

    @Override
    public @Nullable VerbMaker verb(String name) {
        return verbs.get(name);
    }

    @Override
    public Quantity number(Property property) {
        return ground.numbers().get(property.name());
    }

    @Override
    public Tally tally() {
        return Counts.TALLY;
    }

    @Override
    public InForce inForce() {
        return ground.bearers();
    }

    @Override
    public int event(String name) {
        return known(events, name);
    }

    @Override
    public int verbNumber(String name) {
        return known(verbNumbers, name);
    }

    @Override
    public String told(String verb) {
        return known(told, verb);
    }

    @Override
    public int valueOf(String event, String property) {
        return known(values, event).indexOf(property);
    }

    private static <T> T known(Map<String, T> words, String word) {
        T meaning = words.get(word);
        if (meaning == null) {
            throw new IllegalArgumentException("nothing is called \"" + word + "\"");
        }
        return meaning;
    }

    // a game that runs

    @Override
    public int seat(Position position, long player) {
        int kind = Entries.isEntry(player) ? 0 : Pieces.kind(position, player);
        if (kind == Kinds.PLAYER) {
            return position.at((int) player + Pieces.SEAT);
        }
        boolean owned = kind == Kinds.MONSTER && Pieces.owner(position, player) != 0;
        return owned ? position.at(Pieces.owner(position, player) + Pieces.SEAT) : -1;
    }

    @Override
    public boolean mayChoose(Position position, long thing, long action) {
        return !ground.effects().isNoTargetOf(position, thing, action);
    }

    @Override
    public @Nullable Deed deed(Position position, long card) {
        return ground.cards().seeming(position, card);
    }

    @Override
    public boolean areAlike(Position position, long one, long other) {
        return ground.cards().areAlike(position, one, other);
    }

    @Override
    public String key(Position position, long thing) {
        return words.key(position, thing);
    }

    @Override
    public String name(String set, long id) {
        return Entries.isEntry(id)
                ? ground.entries().get(id).name()
                : set(set).get((int) id).replace('-', ' ');
    }

    @Override
    public String words(Position position, long thing) {
        return words.of(position, thing);
    }

    @Override
    public Optional<Topic> topic(Position position, long thing) {
        return words.topic(position, thing);
    }

    @Override
    public void show(Position position, long thing, int seat) {
        if (!Entries.isEntry(thing)
                && Kinds.isCard(Pieces.kind(position, thing))
                && Pieces.owner(position, thing) != 0) {
            Pieces.show(position, thing, seat);
        }
    }

    @Override
    public void say(Position position, String text, int seats) {
        position.tell(new Happening("message", seats, Optional.empty(), text, ""));
    }

    @Override
    public @Nullable Figure<Position> liking(Type thing) {
        return thing instanceof Type.Thing of ? likings.get(of.kind()) : null;
    }
}
