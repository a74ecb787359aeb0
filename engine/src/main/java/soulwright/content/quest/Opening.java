package soulwright.content.quest;

import soulwright.content.Reading;
import soulwright.effect.compiled.Selector;

/**
 * What happens before the first round.
 *
 * @param deal what is dealt
 * @param choice which of the battle's choices is made with one of those
 */
public record Opening(Selector deal, String choice) {
    static Opening of(Reading opening) {
        return new Opening(opening.at("deal").selector(), opening.at("choice").word());
    }
}
