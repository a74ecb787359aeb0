package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.game.TableGame;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestSetup;

/** SM-VS-1: battles between two card stocks. */
class VersusRulesTest {
    private static final Tale TALE = Tale.of("""
            - { id: field, game: common, seats: [hero, ben], stock: [monsters, items] }
            - { id: exam, exam: knockout, entrants: [hero, ben], kind: exam, unlocks: [versus] }
            - { id: after, dialogue: [{ ben: Another. }] }
            - { id: end, ending: Done }
            """);

    private final Campaigns campaigns = TALE.campaigns();

    private Told examined() {
        return new Told(campaigns.start(1)).choose("triumph").winBout();
    }

    private TableGame versus(boolean... people) {
        List<Stock> stocks = campaigns.stocks(examined().choose("go-on").game());
        return campaigns.start(
                new VersusSetup("exam", List.of(seat(stocks.get(0), people[0]), seat(stocks.get(1), people[1])), 3));
    }

    private static BoutSetup.Seat seat(Stock stock, boolean person) {
        return new BoutSetup.Seat(
                new QuestSetup.Seat(stock.name(), Optional.of(stock.character()), person), stock.carried());
    }

    @Test
    @DisplayName("SM-VS-1: vs mode is available after the first examination, and not before")
    void afterTheFirstExamination() {
        Told told = new Told(campaigns.start(1));
        assertThat(campaigns.versus(told.game())).isEmpty();
        told.choose("triumph");
        assertThat(campaigns.versus(told.game())).as("before the examination").isEmpty();
        assertThat(told.scene().versus()).isFalse();
        told.winBout().choose("go-on");
        assertThat(campaigns.versus(told.game())).hasValue("exam");
        assertThat(told.scene().versus()).isTrue();
    }

    @Test
    @DisplayName("SM-VS-1: it is fought between two card stocks, of two people or against the computer")
    void betweenTwoStocks() {
        List<Stock> stocks = campaigns.stocks(examined().game());
        assertThat(stocks).extracting(Stock::name).containsExactly("Ann", "Ben");
        assertThat(stocks.get(0).carried().cards()).hasSize(4);
        TableGame game = versus(true, true);
        assertThat(game.players()).isEqualTo(2);
        assertThat(game.decision().size()).as("each of the four, or nothing").isEqualTo(5);
        assertThat(versus(true, false).players()).isEqualTo(2);
    }

    @Test
    @DisplayName("SM-VS-1: it has no round limit, and ends when one is beaten")
    void noRoundLimit() {
        TableGame game = versus(true, true);
        choose(game, "nothing", 2);
        choose(game, "wait", 60);
        assertThat(((VersusView) game.view(0))
                        .within()
                        .orElseThrow()
                        .scene()
                        .battle()
                        .orElseThrow()
                        .round())
                .isGreaterThan(30);
        choose(game, "fell", 1);
        choose(game, "wait", 1);
        assertThat(game.over()).isTrue();
        assertThat(game.outcome().isWonBy(0)).isTrue();
    }

    private static void choose(TableGame game, String key, int times) {
        for (int made = 0; made < times; made++) {
            game.choose(game.decision().find(key).orElseThrow());
        }
    }

    @Test
    @DisplayName("SM-VS-1: what a player does in it changes nothing in the campaign")
    void theCampaignStaysAsItIs() {
        Told told = examined().choose("go-on");
        long before = told.game().hash();
        TableGame game = versus(true, true);
        choose(game, "nothing", 2);
        choose(game, "fell", 1);
        assertThat(told.game().hash()).isEqualTo(before);
    }

    @Test
    void twoStocksAreWanted() {
        List<BoutSetup.Seat> none = List.of();
        assertThatThrownBy(() -> new VersusSetup("exam", none, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
