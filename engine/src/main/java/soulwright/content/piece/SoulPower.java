package soulwright.content.piece;

import java.util.List;
import java.util.Map;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.EntryId;
import soulwright.content.Reading;
import soulwright.effect.Id;
import soulwright.effect.prose.RulesWriter;
import soulwright.effect.prose.Sentence;

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

    /** How much of each element the owner gets; nothing for none. */
    static List<Sentence> said(Map<EntryId<Element>, Integer> power, RulesWriter writer) {
        List<String> all = power.entrySet().stream()
                .map(one -> one.getValue() + " "
                        + writer.name(new Id("elements", one.getKey().text())))
                .toList();
        return all.isEmpty() ? List.of() : writer.say("gives its owner " + writer.all(all) + " soul power");
    }
}
