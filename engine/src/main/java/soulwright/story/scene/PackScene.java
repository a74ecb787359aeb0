package soulwright.story.scene;

import java.util.List;

/**
 * Somebody picks the cards that he takes along.
 *
 * @param kind of entry that he picks now: `monsters`, `equipment`, `items` or `spells`
 * @param most how many of that kind he may take
 * @param picked all that he takes along so far, of every kind
 * @param offered what he can pick, in the order of the options, of which the last is to take no more
 */
public record PackScene(String kind, int most, List<StockCard> picked, List<StockCard> offered) {
    public PackScene {
        picked = List.copyOf(picked);
        offered = List.copyOf(offered);
    }
}
