package soulwright.editor.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import soulwright.story.scene.StockCard;

/**
 * Cards that are alike in all.
 *
 * @param count how many, at least 1
 */
record Pile(StockCard card, int count) {
    /**
     * All cards in piles, by kind, level and name; of one name, those that came first are first.
     *
     * @param kinds in the order that they are wanted in
     */
    static List<Pile> of(List<StockCard> cards, List<String> kinds, ToIntFunction<StockCard> level) {
        Map<StockCard, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        List<Pile> piles = new ArrayList<>();
        counts.forEach((card, count) -> piles.add(new Pile(card, count)));
        piles.sort(
                Comparator.comparingInt((Pile pile) -> kinds.indexOf(pile.card().kind()))
                        .thenComparingInt(pile -> level.applyAsInt(pile.card()))
                        .thenComparing(pile -> pile.card().name()));
        return piles;
    }
}
