package soulwright.battle.play;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.content.Counter;
import soulwright.content.quest.QuestNumber;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Effects;
import soulwright.effect.run.Names;
import soulwright.effect.run.Quantity;
import soulwright.effect.run.Span;
import soulwright.game.Memo;
import soulwright.game.Position;
import soulwright.game.Values;

/** A number that the ruleset declares: kept in a cell, or worked out whenever it is asked for. */
final class Declared implements Quantity {
    /** Where a formula finds which element it is asked for. */
    static final Names NAMES = Names.of("each");

    private final String name;
    private final QuestNumber rule;
    private final boolean character;
    private final boolean carried;
    private final int cell;
    private final int number;
    private final Pieces pieces;
    private final Effects effects;
    private final Entries.Span elements;
    private @Nullable Figure<Position> is;

    Declared(
            String name,
            QuestNumber rule,
            boolean character,
            boolean carried,
            int cell,
            int number,
            Pieces pieces,
            Effects effects,
            Entries.Span elements) {
        this.name = name;
        this.rule = rule;
        this.character = character;
        this.carried = carried;
        this.cell = cell;
        this.number = number;
        this.pieces = pieces;
        this.effects = effects;
        this.elements = elements;
    }

    String name() {
        return name;
    }

    QuestNumber rule() {
        return rule;
    }

    boolean isCharacters() {
        return character;
    }

    boolean isShown() {
        return !rule.hidden();
    }

    boolean isTable() {
        return rule.each().isPresent();
    }

    Optional<QuestNumber> worked() {
        return rule.is().isPresent() ? Optional.of(rule) : Optional.empty();
    }

    /** Says how it is worked out; once, while rules are made ready. */
    void is(Figure<Position> formula) {
        is = formula;
    }

    /** The place of an element in a table; it is asked for by the element's number. */
    private int place(int index) {
        return isTable() && Entries.isEntry(index) ? index - elements.from() : index;
    }

    @Override
    public long get(Position position, long thing, int element) {
        int index = place(element);
        if (thing < 0 || Entries.isEntry(thing) || !isBorne(position, thing)) {
            return 0;
        }
        long key = Numbers.key(position, number, thing, index);
        Memo memo = position.memo();
        int place = memo.place(key);
        return memo.holds(place, key)
                ? memo.value(place)
                : Numbers.remember(position, place, key, bounded(now(position, thing, index)));
    }

    private long now(Position position, long thing, int index) {
        long base = is == null || isBrought(position)
                ? position.at(cell(position, thing, index))
                : worked(position, is, thing, index);
        long lasting = LastingNumber.apply(position, thing, number, index, base);
        return effects.number(position, number, thing, index, lasting);
    }

    /** Whether it is what a summoner brought from elsewhere: where no board is, from which it could be worked out. */
    private boolean isBrought(Position position) {
        return carried && position.at(Globals.LAND_COUNT) == 0;
    }

    /** How many figures a summoner takes along: one, or one for each element; none of a number that is not carried. */
    int carried() {
        return carried ? Numbers.figures(rule, elements.size()) : 0;
    }

    /** Gives a summoner a figure that he brings from elsewhere. */
    void bring(Position position, long player, int index, int figure) {
        position.put(cell(position, player, index), figure);
    }

    private boolean isBorne(Position position, long thing) {
        int kind = Pieces.kind(position, thing);
        return kind == Kinds.PLAYER || (character && kind == Kinds.MONSTER);
    }

    private long worked(Position position, Figure<Position> formula, long thing, int index) {
        Values before =
                position.enter(Values.of(thing, thing, isTable() ? elements.from() + (long) index : Values.NONE));
        long value = formula.of(position);
        position.leave(before);
        return value;
    }

    private int cell(Position position, long thing, int index) {
        return character
                ? pieces.characterNumber(position, thing, cell + index)
                : pieces.playerNumber(thing, cell + index);
    }

    private long bounded(long value) {
        Counter counter = rule.counter();
        long least = counter.min().isPresent() ? Math.max(value, counter.min().getAsInt()) : value;
        return counter.max().isPresent() ? Math.min(least, counter.max().getAsInt()) : least;
    }

    /** What is worked out cannot be set for good. */
    @Override
    public void set(Position position, long thing, int element, long value) {
        int index = place(element);
        if (is == null && !Entries.isEntry(thing) && isBorne(position, thing)) {
            position.put(cell(position, thing, index), Figures.cell(bounded(value)));
        }
    }

    /** Puts its first value into the cells of a bearer. */
    void start(Position position, long thing) {
        int cells = is == null ? Numbers.figures(rule, elements.size()) : 0;
        for (int index = 0; index < cells; index++) {
            position.put(cell(position, thing, index), rule.counter().start());
        }
    }

    @Override
    public void lasting(Position position, long thing, int element, Change how, long amount, Span span) {
        LastingNumber.add(position, thing, number, place(element), how, amount, span);
    }

    @Override
    public long keep() {
        return rule.counter().keep();
    }

    @Override
    public long index(int place) {
        return isTable() ? elements.from() + (long) place : place;
    }

    @Override
    public int number() {
        return number;
    }
}
