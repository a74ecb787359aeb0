package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.story.scene.StockCard;

class PileTest {
    private static final List<String> KINDS = List.of("monsters", "spells");

    private static StockCard card(String kind, String name, Map<String, Integer> figures) {
        return new StockCard(kind, "test:" + name, name, "", figures);
    }

    @Test
    @DisplayName("cards that are alike lie on one pile, those with other figures beside it")
    void whatIsAlikeIsOnePile() {
        StockCard grown = card("monsters", "Newt", Map.of("attack", 5));
        StockCard plain = card("monsters", "Newt", Map.of("attack", 4));
        assertThat(Pile.of(List.of(plain, grown, plain), KINDS, card -> 1))
                .containsExactly(new Pile(plain, 2), new Pile(grown, 1));
    }

    @Test
    @DisplayName("piles are in the order of kinds, then of levels, then of names")
    void pilesAreInOrder() {
        List<StockCard> cards = List.of(
                card("spells", "Spark", Map.of()),
                card("monsters", "Giant", Map.of()),
                card("monsters", "Moth", Map.of()),
                card("monsters", "Crab", Map.of()));
        assertThat(Pile.of(cards, KINDS, card -> card.name().equals("Giant") ? 3 : 1))
                .extracting(pile -> pile.card().name())
                .containsExactly("Crab", "Moth", "Giant", "Spark");
    }
}
