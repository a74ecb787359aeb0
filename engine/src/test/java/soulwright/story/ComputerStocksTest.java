package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.battle.Carried;

/** SM-STO-3, 5, 6, 12: what those whom the computer plays bring home and take along. */
class ComputerStocksTest {
    private static final String END = "- { id: end, ending: Done }\n";
    private static final String FIELD = "- { id: %s, game: common, seats: [hero, ben], stock: [monsters] }\n";
    private static final String PAUSE = "- { id: pause, dialogue: [ { ben: Phew. } ] }\n";

    private static Carried stock(Campaigns campaigns, Told told, String name) {
        return campaigns.stocks(told.game()).stream()
                .filter(stock -> stock.name().equals(name))
                .map(Stock::carried)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("SM-STO-5: who trains at another table comes home with a stock as well, after as many days")
    void otherTables() {
        Campaigns campaigns = Tale.of(
                        "- { id: field, game: common, seats: [hero, ben], elsewhere: [cat, dan], days: 1, stock: [monsters] }\n"
                                + PAUSE
                                + END)
                .campaigns();
        Told told = new Told(campaigns.start(1));
        assertThat(campaigns.stocks(told.game())).isEmpty();
        told.choose("triumph");
        assertThat(campaigns.stocks(told.game())).extracting(Stock::name).containsExactly("Ann", "Ben", "Cat", "Dan");
        assertThat(stock(campaigns, told, "Cat").cards()).hasSizeGreaterThanOrEqualTo(4);
    }

    @Test
    @DisplayName("SM-STO-6: of two monsters that are the same the computer keeps the one with the higher figures")
    void theBetterIsKept() {
        Tale tale = Tale.of(FIELD.formatted("one") + FIELD.formatted("two") + FIELD.formatted("three") + PAUSE + END);
        tale.world().command("coach", "- raise: { attack: 3 }\n  who: others.monsters");
        Campaigns campaigns = tale.campaigns();
        Told told = new Told(campaigns.start(1)).choose("triumph", "coach", "triumph", "triumph");
        List<Carried.Card> cards = stock(campaigns, told, "Ben").cards();
        assertThat(cards).hasSize(4).allMatch(card -> card.improvements().get(1) == 3);
    }

    @Test
    @DisplayName("SM-STO-12: the computer takes as many cards of a kind to an examination as it may, no more")
    void noMoreThanItMay() {
        Tale tale = Tale.of("- { id: exam, exam: knockout, entrants: [hero, ben], kind: exam }\n" + END)
                .person("ben", "kit: { items: [pin, pin, pin, pin, pin, pin, pin, pin, pin, pin] }");
        tale.world().with("items", "- { id: pin, name: Pin, level: 1, do: [ { message: Ouch } ] }");
        Told told = tale.start().choose("go-on");
        assertThat(told.within().orElseThrow().scene().summoners())
                .filteredOn(one -> one.name().equals("Ben"))
                .flatExtracting(one -> one.cards())
                .filteredOn(card -> card.kind().equals("items"))
                .hasSize(8);
    }
}
