package soulwright.story;

import org.junit.jupiter.api.Test;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.content.story.Campaign;
import soulwright.game.Game;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.game.View;
import soulwright.game.contract.GameContract;
import soulwright.quest.play.QuestSwap;

/** Campaigns keep the contract of games, also in the middle of the board games and battles in them. */
class StoryContractTest {
    private static final Tale TALE = Tale.of("""
                    - id: gate
                      dialogue:
                        - ben: Well met.
                        - choose:
                            - { name: Aye, do: [ { add: 1, to: luck } ], lines: [{ ben: Aye. }] }
                            - { name: Nay }
                    - id: field
                      game: common
                      seats: [ben, hero]
                      elsewhere: [cat]
                      days: 1
                      stock: [monsters, equipment, items]
                      do: [ { set: mark, to: result.rank + luck } ]
                      lines: [{ ben: Home again. }]
                    - id: fork
                      choose:
                        - { name: Field, when: mark < 3, next: field-again }
                        - { name: Examination, next: exam }
                    - { id: field-again, game: common, seats: [hero, random], days: 1, stock: [monsters, items] }
                    - { id: exam, exam: knockout, entrants: [hero, ben, cat], kind: exam, rests: 1, unlocks: [versus] }
                    - { id: report, grade: mark, is: mark * 10, do: [ { add: result.rounds-won, to: mark } ] }
                    - { id: judgement, route: [ { when: mark > 20, next: good }, { next: end } ] }
                    - { id: good, ending: Good }
                    - { id: end, ending: Done, variants: [ { when: luck > 0, lines: [{ ben: Lucky. }] }, { lines: [] } ] }
                    """).numbers("luck: {}, mark: {}");

    /** Within a game, what is hidden there is swapped, and imagined once more, so that whoever is asked is asked again. */
    private static Game swapped(TableGame game, QuestSwap within, int viewer, Rng rng) {
        if (game.inner().isEmpty()) {
            return game.imagine(rng, position -> {});
        }
        int seat = game.within(viewer).map(View::viewer).orElse(0);
        TableGame copy = game.copy();
        copy.inner().ifPresent(inner -> within.swap(((TableGame) inner).position(), seat, rng));
        return copy.imagineWithin(viewer, rng, position -> {});
    }

    @Test
    void keepsTheContractOfGames() {
        Catalog catalog = TALE.catalog();
        Campaigns campaigns = Campaigns.of(catalog, catalog.all(Campaign.KIND).get(0));
        QuestSwap within =
                new QuestSwap(catalog, (QuestRuleset) catalog.all(Ruleset.KIND).get(0));
        GameContract.of(campaigns::start, (game, viewer, rng) -> swapped((TableGame) game, within, viewer, rng))
                .games(3)
                .looks(25)
                .check();
    }
}
