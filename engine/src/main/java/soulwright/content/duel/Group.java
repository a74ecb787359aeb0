package soulwright.content.duel;

import java.util.List;
import java.util.Optional;
import soulwright.content.Check;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * Cards under one name.
 *
 * @param in the zones, rows and groups where they lie, or what is attached to cards
 * @param where which of those cards; without it, all
 * @param by whether a player's group is what lies on his side, or what he commands
 */
public record Group(List<String> in, Optional<Expression> where, Keeper by) {
    public Group {
        Check.some(in, "area");
        in = List.copyOf(in);
    }

    /** Reads a list of areas, or a map that says more. */
    public static Group of(Reading group) {
        Reading in = group.at("in");
        return new Group(
                in.stands() ? in.words() : group.words(),
                group.at("where").optional(Reading::formula),
                group.at("by").oneOf(Keeper.class, Keeper.OWNER));
    }
}
