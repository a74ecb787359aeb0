package soulwright.story.scene;

/**
 * A card of the hero's stock.
 *
 * @param kind of entry: `monsters`, `equipment`, `items` or `spells`
 * @param entry its id
 * @param figures the attributes of a monster as they are now, in words; empty for other cards
 */
public record StockCard(String kind, String entry, String name, String figures) {}
