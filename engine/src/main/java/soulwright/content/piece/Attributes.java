package soulwright.content.piece;

import java.util.Map;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.Reading;

/** Figures by attribute of the ruleset; one that is left out is 0. */
public final class Attributes {
    private static final int MOST = 9999;

    private Attributes() {}

    public static Map<String, Integer> of(Reading holder) {
        return holder.at("attributes").map(Reading::number);
    }

    public static Map<String, Integer> checked(Map<String, Integer> attributes) {
        Check.allWithin(0, MOST, attributes, "attribute");
        return Copy.of(attributes);
    }
}
