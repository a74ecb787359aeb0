package soulwright.content.quest;

import soulwright.content.Check;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * The spells that every summoner has in battle.
 *
 * @param copies of each
 * @param level of each
 */
public record CombatSpells(Each each, int copies, Expression level) {
    public CombatSpells {
        Check.within(1, 99, copies, "copies");
    }

    static CombatSpells of(Reading spells) {
        return new CombatSpells(
                spells.at("each").oneOf(Each.class),
                spells.at("copies").number(),
                spells.at("level").formula());
    }
}
