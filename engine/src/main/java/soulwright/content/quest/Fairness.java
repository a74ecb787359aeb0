package soulwright.content.quest;

import soulwright.content.Check;
import soulwright.content.Reading;

/**
 * When a board counts as fair.
 *
 * @param within the soul power so many moves around each start is compared
 * @param spread the percent by which the poorest start may fall behind the richest
 * @param richEdge the percent of the lands on the edge that may be enhanced
 */
public record Fairness(int within, int spread, int richEdge) {
    public Fairness {
        Check.within(1, 30, within, "within");
        Check.within(0, 100, spread, "spread");
        Check.within(0, 100, richEdge, "rich edge");
    }

    static Fairness of(Reading fairness) {
        return new Fairness(
                fairness.at("within").number(3),
                fairness.at("spread").number(20),
                fairness.at("rich-edge").number(25));
    }
}
