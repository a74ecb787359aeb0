package soulwright.content.duel;

import java.util.Optional;
import soulwright.content.Reading;

/** The zones where cards go that are done with; without one, the first pile that everybody sees. */
public record Bins(Optional<String> destroyed, Optional<String> discarded, Optional<String> detached) {
    public static Bins of(Reading bins) {
        return new Bins(
                bins.at("destroyed").optional(Reading::word),
                bins.at("discarded").optional(Reading::word),
                bins.at("detached").optional(Reading::word));
    }
}
