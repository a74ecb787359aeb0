package soulwright.content.quest;

import java.util.OptionalInt;
import soulwright.content.Check;
import soulwright.content.Reading;

/** How many cards of each kind a player may own; nothing for any number. */
public record Holdings(OptionalInt monsters, OptionalInt equipment, OptionalInt items, OptionalInt spells) {
    private static final int MOST = 999;

    public Holdings {
        Check.within(1, MOST, monsters, "monsters");
        Check.within(1, MOST, equipment, "equipment");
        Check.within(1, MOST, items, "items");
        Check.within(1, MOST, spells, "spells");
    }

    public static Holdings of(Reading limits) {
        return new Holdings(
                limits.at("monsters").figure(),
                limits.at("equipment").figure(),
                limits.at("items").figure(),
                limits.at("spells").figure());
    }
}
