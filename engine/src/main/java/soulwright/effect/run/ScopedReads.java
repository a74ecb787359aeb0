package soulwright.effect.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Id;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.FormulaCompiler;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Listing;
import soulwright.effect.formula.Reads;
import soulwright.game.Position;
import soulwright.game.Told;
import soulwright.game.Values;

/** How formulas read a position where certain names are in sight: the slots of the values first, then the machine's words. */
final class ScopedReads implements Reads<Position> {
    private final Workings workings;
    private final Names names;
    private final @Nullable String told;

    /** @param told the event whose values `that` is; null where nothing is told */
    ScopedReads(Workings workings, Names names, @Nullable String told) {
        this.workings = workings;
        this.names = names;
        this.told = told;
    }

    @Override
    public long id(Id id) {
        return workings.id(id);
    }

    @Override
    public Figure<Position> name(String name, Type type) {
        int slot = names.slot(name);
        if (slot >= 0) {
            return new Slot(slot);
        }
        return name.equals("that") && told != null ? position -> 0 : workings.role(name, type);
    }

    @Override
    public Listing<Position> names(String name, Type type) {
        int slot = names.slot(name);
        if (slot < 0) {
            return workings.roles(name, type);
        }
        return (position, test) -> Things.any(position.values().list(slot), test);
    }

    @Override
    public Figure<Position> given(String name, Type type) {
        return new EffectCompiler(workings, told).figure(names.given(name), names.outside());
    }

    @Override
    public Listing<Position> givens(String name, Type type) {
        return new EffectCompiler(workings, told)
                .things(names.given(name), names.outside())
                .listing();
    }

    @Override
    public Figure<Position> candidate(int depth) {
        return new Candidate(depth);
    }

    @Override
    public void candidate(Position position, int depth, long candidate) {
        position.candidate(depth, candidate);
    }

    @Override
    public Listing<Position> all(String set) {
        return workings.all(set);
    }

    @Override
    public Asked<Position> property(Type owner, Property property) {
        if (owner instanceof Type.Thing thing && thing.kind().equals(told) && names.slot("that") < 0) {
            int value = workings.valueOf(thing.kind(), property.name());
            return (position, that) -> {
                Told event = position.values().told();
                return event == null ? Values.NONE : event.value(value);
            };
        }
        return workings.property(owner, property);
    }

    @Override
    public Listed<Position> properties(Type owner, Property property) {
        return workings.properties(owner, property);
    }

    @Override
    public Tabled<Position> cell(Type owner, Property table) {
        return workings.cell(owner, table);
    }

    @Override
    public Listed<Position> cells(Type owner, Property table) {
        return workings.cells(owner, table);
    }

    @Override
    public Asked<Position> entry(Type thing) {
        return workings.entry(thing);
    }

    @Override
    public Figure<Position> call(Function function, List<Figure<Position>> arguments) {
        return switch (function) {
            case ROLL ->
                position -> {
                    long sides = arguments.get(0).of(position);
                    return sides < 1 ? 0 : 1 + position.rng().below(sides);
                };
            case CHANCE -> position -> position.rng().percent(arguments.get(0).of(position)) ? 1 : 0;
            default -> workings.call(function, arguments);
        };
    }

    @Override
    public Figure<Position> dice(long count, long sides) {
        return position -> {
            long sum = 0;
            for (long i = 0; i < count; i++) {
                sum += 1 + position.rng().below(sides);
            }
            return sum;
        };
    }

    FormulaCompiler<Position> compiler() {
        return new FormulaCompiler<>(this);
    }
}
