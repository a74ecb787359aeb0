package soulwright.story.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Id;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Listing;
import soulwright.effect.formula.Reads;
import soulwright.effect.run.Deed;
import soulwright.effect.run.InForce;
import soulwright.effect.run.Quantity;
import soulwright.effect.run.Tally;
import soulwright.effect.run.VerbMaker;
import soulwright.effect.run.Workings;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Topic;

/** What the words of campaigns mean: the campaign with its numbers, and the result of the last game. There are no pieces and no events in one. */
final class StoryWorkings implements Workings {
    private static final long ONE_AND_ONLY = 0;

    private final Map<String, StoryNumber> numbers;
    private final Map<String, Integer> results;

    /** @param results the cells of what `result` tells */
    StoryWorkings(Map<String, StoryNumber> numbers, Map<String, Integer> results) {
        this.numbers = Map.copyOf(numbers);
        this.results = new HashMap<>(results);
    }

    private static IllegalArgumentException unknown(String word) {
        return new IllegalArgumentException("\"" + word + "\" means nothing in a campaign");
    }

    @Override
    public long id(Id id) {
        throw unknown(id.id());
    }

    @Override
    public Figure<Position> role(String name, Type type) {
        return position -> ONE_AND_ONLY;
    }

    @Override
    public Listing<Position> roles(String name, Type type) {
        throw unknown(name);
    }

    @Override
    public Listing<Position> all(String set) {
        throw unknown(set);
    }

    @Override
    public Reads.Asked<Position> property(Type owner, Property property) {
        StoryNumber number = numbers.get(property.name());
        Integer cell = results.get(property.name());
        boolean result = owner instanceof Type.Thing thing && thing.kind().equals("result");
        if (result && cell != null) {
            return (position, any) -> position.at(cell);
        }
        if (!result && number != null) {
            return (position, any) -> number.get(position);
        }
        throw unknown(property.name());
    }

    @Override
    public Reads.Listed<Position> properties(Type owner, Property property) {
        throw unknown(property.name());
    }

    @Override
    public Reads.Tabled<Position> cell(Type owner, Property table) {
        throw unknown(table.name());
    }

    @Override
    public Reads.Listed<Position> cells(Type owner, Property table) {
        throw unknown(table.name());
    }

    @Override
    public Reads.Asked<Position> entry(Type thing) {
        return (position, any) -> any;
    }

    @Override
    public Figure<Position> call(Function function, List<Figure<Position>> arguments) {
        throw unknown(function.word());
    }

    @Override
    public @Nullable VerbMaker verb(String name) {
        return null;
    }

    @Override
    public Quantity number(Property property) {
        StoryNumber number = numbers.get(property.name());
        if (number == null) {
            throw unknown(property.name());
        }
        return number;
    }

    @Override
    public Tally tally() {
        throw unknown("limit");
    }

    @Override
    public InForce inForce() {
        throw unknown("abilities");
    }

    @Override
    public int event(String name) {
        throw unknown(name);
    }

    @Override
    public int verbNumber(String name) {
        throw unknown(name);
    }

    @Override
    public String told(String verb) {
        throw unknown(verb);
    }

    @Override
    public int valueOf(String event, String property) {
        throw unknown(event);
    }

    @Override
    public int seat(Position position, long player) {
        return StoryGround.HERO;
    }

    @Override
    public @Nullable Deed deed(Position position, long card) {
        return null;
    }

    @Override
    public boolean mayChoose(Position position, long thing, long action) {
        return true;
    }

    @Override
    public boolean areAlike(Position position, long one, long other) {
        return one == other;
    }

    @Override
    public String key(Position position, long thing) {
        return Long.toString(thing);
    }

    @Override
    public String name(String set, long id) {
        return Long.toString(id);
    }

    @Override
    public String words(Position position, long thing) {
        return Long.toString(thing);
    }

    @Override
    public Optional<Topic> topic(Position position, long thing) {
        return Optional.empty();
    }

    @Override
    public void show(Position position, long thing, int seat) {
        // nothing is hidden in a campaign
    }

    @Override
    public void say(Position position, String words, int seats) {
        position.tell(new Happening("message", seats, Optional.empty(), words, ""));
    }

    @Override
    public @Nullable Figure<Position> liking(Type thing) {
        return null;
    }
}
