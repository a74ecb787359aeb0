package soulwright.story.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import soulwright.battle.Carried;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.game.Position;
import soulwright.quest.Quests;
import soulwright.story.scene.StockCard;

/**
 * What card stocks are kept with, in one ruleset: bags, how many cards somebody may take along, and what is known about cards.
 *
 * @param quests the games from which they come, and in which they are used
 */
record Cupboard(Quests quests, Bags bags, Limits limits, CardFigures figures) {
    static Cupboard of(Catalog catalog, QuestRuleset rules, Quests quests) {
        Carried usual = quests.fresh(Optional.empty());
        Bags bags = new Bags(catalog, usual.attributes().size(), usual.numbers().size());
        return new Cupboard(quests, bags, new Limits(rules.limits()), new CardFigures(catalog, rules.attributes()));
    }

    /** The cards in a bag, as people see them. */
    List<StockCard> cards(Position position, int bag) {
        List<StockCard> cards = new ArrayList<>();
        for (int card = bags.first(position, bag); card != 0; card = bags.next(position, card)) {
            cards.add(card(position, card));
        }
        return cards;
    }

    /** A card in a bag, as people see it. */
    StockCard card(Position position, int card) {
        Carried.Card one = bags.card(position, card);
        String name = bags.entry(position, card).name();
        return new StockCard(one.kind(), one.entry(), name, figures.card(one), figures.byName(one));
    }

    /** What a computer player takes along: the cards that he likes best, as many as he may. */
    Carried best(Carried has) {
        List<Long> liking = quests.liking(has);
        Map<String, Integer> taken = new HashMap<>();
        List<Carried.Card> cards = new ArrayList<>();
        IntStream.range(0, liking.size())
                .boxed()
                .sorted(Comparator.comparing(liking::get).reversed())
                .map(has.cards()::get)
                .filter(card -> taken.merge(card.kind(), 1, Integer::sum) <= limits.of(card.kind()))
                .forEach(cards::add);
        return has.with(cards);
    }
}
