package soulwright.content.quest;

import soulwright.content.Check;
import soulwright.content.Reading;

/**
 * What elements do to damage, in percent.
 *
 * @param strong against an element that the attack is strong against
 * @param weak against the element that is strong against the attack's
 */
public record ElementFactors(int strong, int weak) {
    public ElementFactors {
        Check.within(0, 1000, strong, "strong");
        Check.within(0, 1000, weak, "weak");
    }

    static ElementFactors of(Reading element) {
        return new ElementFactors(
                element.at("strong").number(150), element.at("weak").number(50));
    }
}
