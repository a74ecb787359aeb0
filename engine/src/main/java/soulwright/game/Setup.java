package soulwright.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that is needed to start a game again exactly as it began.
 *
 * @param packs the packs that decide how the game goes, in the order in which they were loaded; no others
 * @param choices what was chosen before the game began (board, seats ...), in an order and in words that only whoever starts games reads
 * @param seed of everything that chance decides
 */
public record Setup(List<Fingerprint> packs, Map<String, String> choices, long seed) {
    public Setup {
        packs = List.copyOf(packs);
        choices = Collections.unmodifiableMap(new LinkedHashMap<>(choices));
    }
}
