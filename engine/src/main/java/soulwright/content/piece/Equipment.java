package soulwright.content.piece;

import java.util.List;
import java.util.Map;
import soulwright.content.About;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Ability;

/**
 * What works for its owner as long as he has it.
 *
 * @param soulPower what its owner gets, by element
 */
public record Equipment(
        About<Equipment> about, int level, Map<EntryId<Element>, Integer> soulPower, List<Ability> abilities)
        implements Entry<Equipment> {
    public static final EntryKind<Equipment> KIND = new EntryKind<>("equipment", Equipment::of);

    public Equipment {
        Levels.check(level);
        soulPower = SoulPower.checked(soulPower);
        abilities = List.copyOf(abilities);
    }

    static Equipment of(Reading entry) {
        return new Equipment(
                entry.about(KIND),
                entry.at("level").number(),
                SoulPower.of(entry),
                entry.at("abilities").abilities());
    }

    @Override
    public List<RulesPart> rules() {
        return List.of(RulesPart.of(
                "quest.possession",
                writer -> RulesPart.together(SoulPower.said(soulPower, writer), writer.abilities(abilities))));
    }
}
