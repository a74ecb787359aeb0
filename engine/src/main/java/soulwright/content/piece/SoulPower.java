package soulwright.content.piece;

import java.util.Map;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.EntryId;
import soulwright.content.Reading;

/** Soul power by element, as terrains, dwellings and equipment give it to their owner. */
final class SoulPower {
    private static final int MOST = 99;

    private SoulPower() {}

    static Map<EntryId<Element>, Integer> of(Reading entry) {
        return entry.at("soul-power").mapOf(Element.KIND, Reading::number);
    }

    static Map<EntryId<Element>, Integer> checked(Map<EntryId<Element>, Integer> soulPower) {
        Check.allWithin(0, MOST, soulPower, "soul power");
        return Copy.of(soulPower);
    }
}
