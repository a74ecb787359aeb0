package soulwright.battle.play;

import java.util.Map;
import java.util.function.Function;
import soulwright.content.Catalog;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.piece.Element;
import soulwright.content.piece.Monster;
import soulwright.content.quest.BattleRules;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.Vocabulary;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.EffectCompiler;
import soulwright.effect.run.Effects;
import soulwright.game.Position;
import soulwright.game.Values;

/**
 * What battles are played on: the pieces and their numbers, the abilities in force, and the parts of the ruleset that are made ready. Made in two
 * steps, so that a board can add its own words before anything is compiled. Immutable afterwards, and shared by all games.
 */
public final class BattleGround {
    private final QuestRuleset rules;
    private final Entries entries;
    private final Printed printed;
    private final Registry registry;
    private final Pieces pieces;
    private final Bearers bearers;
    private final Effects effects;
    private final Numbers numbers;
    private final Specials specials;
    private final PlayWorkings workings;
    private final EffectCompiler compiler;
    private final Cards cards;
    private final Blows blows;
    private final Course course;
    private final Spans spans;
    private final Field field;
    private final BattleProperties properties;
    private final CardVerbs cardVerbs;
    private final Luggage luggage = new Luggage(this);
    private Leaving leaving = (position, monster) -> {};
    private Figure<Position> spellLevel = position -> 0;

    public BattleGround(Catalog catalog, QuestRuleset rules, Vocabulary vocabulary) {
        this.rules = rules;
        entries = new Entries(catalog);
        printed = new Printed(entries, rules.attributes());
        registry = new Registry(entries);
        int elements = entries.span(Element.KIND).size();
        pieces = new Pieces(
                rules.attributes().size(),
                Numbers.cells(rules, rules.numbers().character(), elements),
                Numbers.cells(rules, rules.numbers().player(), elements),
                entries.span(Monster.KIND));
        bearers = new Bearers(pieces, entries);
        effects = new Effects(bearers);
        numbers = new Numbers(rules, entries, printed, pieces, effects);
        specials = new Specials(this);
        workings = new PlayWorkings(this, vocabulary);
        compiler = new EffectCompiler(workings);
        cards = new Cards(this);
        blows = new Blows(this);
        course = new Course(this);
        spans = new Spans(this);
        field = new Field(this);
        properties = new BattleProperties(this);
        properties.register(rules);
        new FightVerbs(this).register(workings);
        cardVerbs = new CardVerbs(this);
        cardVerbs.register(workings);
    }

    /** Compiles everything, once all words are there. */
    public void ready() {
        for (Declared declared : numbers.declared()) {
            declared.rule().is().ifPresent(is -> declared.is(compiler.figure(is, Declared.NAMES)));
        }
        specials.compile(compiler);
        cards.compile(compiler);
        spans.compile(compiler);
        bearers.compile(this);
        blows.compile(rules.battle(), compiler);
        course.compile(rules, compiler);
        rules.battle().combatSpells().ifPresent(spells -> spellLevel = compiler.figure(spells.level(), Declared.NAMES));
    }

    /** The level of a combat spell: what the ruleset says for its element and owner. */
    long spellLevel(Position position, long card) {
        long owner = Pieces.owner(position, card);
        Values before = position.enter(Values.of(owner, owner, Pieces.entry(position, card)));
        long level = spellLevel.of(position);
        position.leave(before);
        return level;
    }

    /** The entry of a card as whoever looks knows it: what a fake looks like, and nothing of a card that he has not seen. */
    public long entry(Position position, long thing) {
        if (Entries.isEntry(thing)) {
            return position.viewer() < 0 ? thing : cards.look((int) thing);
        }
        if (Pieces.isHidden(position, thing)) {
            return Values.NONE;
        }
        int entry = Pieces.entry(position, thing);
        return position.viewer() < 0 ? entry : cards.look(entry);
    }

    /** Whether a player sees the hand of a side: his own, and his opponent's where hands are open (SM-BAT-11). */
    boolean seesHand(Position position, long side, int seat) {
        boolean open = rules.battle().hands() == BattleRules.Hands.OPEN;
        return Pieces.seatOf(position, side) == seat
                || (open && Pieces.seatOf(position, Sides.opponent(position, side)) == seat);
    }

    /** The entry of a monster as it is. */
    long trueEntry(Position position, long thing) {
        return Entries.isEntry(thing) ? thing : Pieces.entry(position, thing);
    }

    /** How likely, in percent, a monster is not to act for its owner. */
    long disobeys(Position position, long monster) {
        long owner = Pieces.owner(position, monster);
        return owner == 0 ? 0 : course.actors().disobedience(position, owner, monster);
    }

    /** The soul power that is printed on entries of a kind. */
    public <T extends Entry<T>> PowerTable soulPowers(
            EntryKind<T> kind, Function<Entry<?>, Map<EntryId<Element>, Integer>> of) {
        return new PowerTable(entries, entries.span(kind), of);
    }

    /** Makes the rows of the players, before any other piece. */
    public void seat(Position position, int seats) {
        pieces.seat(position, seats);
        for (int seat = 0; seat < seats; seat++) {
            int player = pieces.player(position, seat);
            numbers.declared().forEach(number -> number.start(position, player));
        }
    }

    /** Gives a player the attributes with which he begins; those that are not named stay. */
    public void begin(Position position, int player, Map<String, Integer> attributes) {
        attributes.forEach((name, figure) -> {
            int index = rules.attributes().indexOf(name);
            if (index >= 0) {
                position.put(pieces.base(player, index), figure);
            }
        });
    }

    /** Gives a card to a player, who lets go what is too much for him. */
    public void gain(Position position, long card, long player) {
        cardVerbs.gain(position, card, player);
    }

    /** Has a player let go what he has too much of, after the step that goes on. */
    public void letGo(Position position, long player) {
        cardVerbs.letGo(position, player);
    }

    /** The level that is printed on a card. */
    public int level(int entry) {
        return properties.level(entry);
    }

    /** Whether a character is knocked out. */
    public boolean isDown(Position position, long character) {
        return numbers.health().get(position, character, 0) == 0;
    }

    public QuestRuleset rules() {
        return rules;
    }

    public Entries entries() {
        return entries;
    }

    Printed printed() {
        return printed;
    }

    public Registry registry() {
        return registry;
    }

    public Pieces pieces() {
        return pieces;
    }

    public Effects effects() {
        return effects;
    }

    public Numbers numbers() {
        return numbers;
    }

    Specials specials() {
        return specials;
    }

    public PlayWorkings workings() {
        return workings;
    }

    public EffectCompiler compiler() {
        return compiler;
    }

    public Cards cards() {
        return cards;
    }

    Blows blows() {
        return blows;
    }

    public Course course() {
        return course;
    }

    Field field() {
        return field;
    }

    /** What happens to the land on which a wild monster stood. */
    public interface Leaving {
        void leave(Position position, int monster);
    }

    /** Says what happens to lands when wild monsters go; once, while rules are made ready. */
    public void leaving(Leaving how) {
        leaving = how;
    }

    void leave(Position position, int monster) {
        leaving.leave(position, monster);
    }

    /** What summoners take along from one game to another. */
    public Luggage luggage() {
        return luggage;
    }

    public Spans spans() {
        return spans;
    }

    Bearers bearers() {
        return bearers;
    }
}
