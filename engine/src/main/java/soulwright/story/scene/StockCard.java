package soulwright.story.scene;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A card of the hero's stock.
 *
 * @param kind of entry: `monsters`, `equipment`, `items` or `spells`
 * @param entry its id
 * @param figures the attributes of a monster as they are now, in words; empty for other cards
 * @param attributes the same by name, in the order of the rules
 */
public record StockCard(String kind, String entry, String name, String figures, Map<String, Integer> attributes) {
    public StockCard {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }
}
