package soulwright.effect.run;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Id;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Listing;
import soulwright.effect.formula.Reads;
import soulwright.game.Position;
import soulwright.game.Topic;

/**
 * What a machine's words mean, for effects that are made ready to run, and what running effects ask of it. A thing is a number: the machine's
 * own for a piece of the game, {@link #entry}'s for an entry of the packs, that of {@link #id} for any other id.
 */
public interface Workings {
    // words, asked while rules are made ready

    long id(Id id);

    /** A role or word of a place that no slot holds: `land`, `day`. */
    Figure<Position> role(String name, Type type);

    Listing<Position> roles(String name, Type type);

    /** Every entry of a kind, or every id of a set. */
    Listing<Position> all(String set);

    Reads.Asked<Position> property(Type owner, Property property);

    Reads.Listed<Position> properties(Type owner, Property property);

    Reads.Tabled<Position> cell(Type owner, Property table);

    Reads.Listed<Position> cells(Type owner, Property table);

    /** The entry that a thing is one of. */
    Reads.Asked<Position> entry(Type thing);

    /** A function that only the game can answer; chance is none of them. */
    Figure<Position> call(Function function, List<Figure<Position>> arguments);

    /** How a verb of the machine's is done; null for one that it does not have. */
    @Nullable
    VerbMaker verb(String name);

    /** A number that can be changed. */
    Quantity number(Property property);

    /** Counts how often limited things were done. */
    Tally tally();

    /** The bundles of abilities that are in force. */
    InForce inForce();

    /** The number of an event, for masks and for what is told. */
    int event(String name);

    /** The number of a verb, for masks. */
    int verbNumber(String name);

    /** The event that a verb tells; those who replace it know its values. */
    String told(String verb);

    /** The place of a value among those that an event carries. */
    int valueOf(String event, String property);

    // asked while a game runs

    /** The seat of who decides for a player or side; -1 if nobody does: then chance decides. */
    int seat(Position position, long player);

    /** What a card seems to do that is used, for who plays it; null for one that does nothing. */
    @Nullable
    Deed deed(Position position, long card);

    /** Whether a thing may be chosen by an action of the ruleset. */
    boolean mayChoose(Position position, long thing, long action);

    /** Whether it makes no difference to the one who looks which of two things he chooses: equal cards. */
    boolean areAlike(Position position, long one, long other);

    /** The name of a thing in recordings, made of ids. */
    String key(Position position, long thing);

    /** An id of a set in words. */
    String name(String set, long id);

    /** A thing in words, as the viewer knows it. */
    String words(Position position, long thing);

    Optional<Topic> topic(Position position, long thing);

    /** Shows a hidden card to a player, who is offered it. */
    void show(Position position, long thing, int seat);

    /** Tells people what an effect says; `seats` are bits. */
    void say(Position position, String words, int seats);

    /** What the computer likes about choosing a thing where the pack does not say, with the thing as the candidate; null for nothing. */
    @Nullable
    Figure<Position> liking(Type thing);
}
