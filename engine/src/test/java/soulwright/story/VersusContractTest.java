package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.battle.Carried;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.content.story.Campaign;
import soulwright.game.contract.GameContract;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestSetup;
import soulwright.story.play.VersusSwap;

/** Battles between card stocks keep the contract of games: copied, replayed, saved and taken up again, and nobody sees what the other packs. */
class VersusContractTest {
    private static final int STOCK = 14;

    private static final Tale TALE = Tale.of("""
            - { id: field, game: common, seats: [hero, ben], stock: [monsters, items] }
            - { id: exam, exam: knockout, entrants: [hero, ben], kind: exam, unlocks: [versus] }
            - { id: end, ending: Done }
            """);

    private final Catalog catalog = TALE.catalog();
    private final Campaigns campaigns =
            Campaigns.of(catalog, catalog.all(Campaign.KIND).get(0));

    /** A battle for which there are more cards than may be taken along. */
    private VersusSetup setup(long seed) {
        Told told = new Told(campaigns.start(1)).choose("triumph").winBout();
        return new VersusSetup(
                "exam", campaigns.stocks(told.game()).stream().map(this::seat).toList(), seed);
    }

    private BoutSetup.Seat seat(Stock stock) {
        List<Carried.Card> cards = new ArrayList<>();
        for (int card = 0; card < STOCK; card++) {
            Carried.Card one =
                    stock.carried().cards().get(card % stock.carried().cards().size());
            cards.add(one);
        }
        return new BoutSetup.Seat(
                new QuestSetup.Seat(stock.name(), Optional.of(stock.character()), true),
                stock.carried().with(cards));
    }

    @Test
    @DisplayName(
            "SM-VS-1: a battle between card stocks is copied, replayed and resumed, and hides what the other packs")
    void keepsTheContractOfGames() {
        QuestRuleset rules = (QuestRuleset) catalog.all(Ruleset.KIND).get(0);
        assertThat(campaigns.start(setup(1)).decision().kind()).isEqualTo("pack");
        GameContract.of(seed -> campaigns.start(setup(seed)), new VersusSwap(catalog, rules, setup(1)))
                .games(5)
                .looks(40)
                .check();
    }
}
