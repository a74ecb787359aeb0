package soulwright.content.quest;

import soulwright.content.Check;
import soulwright.content.Reading;
import soulwright.effect.compiled.Expression;

/**
 * A way to hit that is not the normal one.
 *
 * @param chance in percent
 * @param factor what it does to the damage, in percent; 0 is a miss
 */
public record Hit(String name, Expression chance, int factor) {
    public Hit {
        Check.within(0, 1000, factor, "factor");
    }

    static Hit of(Reading hit) {
        return new Hit(
                hit.at("name").word(hit.key()),
                hit.at("chance").formula(),
                hit.at("factor").number());
    }
}
