package soulwright.editor.story;

import java.util.List;
import java.util.Map;
import soulwright.editor.art.Card;
import soulwright.editor.art.Cards;
import soulwright.editor.art.Emblem;
import soulwright.editor.art.Gallery;
import soulwright.story.scene.KeepScene;
import soulwright.story.scene.StockCard;

/** Makes cards of what somebody has in his stock, with the figures that they have now. */
record StockCards(Gallery gallery) {
    Card card(StockCard stocked) {
        Card printed = printed(stocked.kind(), stocked.entry());
        return stocked.attributes().isEmpty()
                ? printed
                : with(
                        printed,
                        printed.figures().stream()
                                .map(figure -> new Card.Figure(
                                        figure.name(), now(figure, stocked.attributes()), figure.printed()))
                                .toList());
    }

    /** A card that the hero may keep, without figures: they stand beside it, and need not fit on it. */
    Card card(KeepScene keep) {
        return with(printed(keep.kind(), keep.entry()), List.of());
    }

    private Card printed(String kind, String entry) {
        Emblem emblem = gallery.emblem(kind, entry);
        return new Cards(gallery).card(kind, entry).orElseGet(() -> new Card(emblem, "", 0, List.of(), List.of(), ""));
    }

    private static int now(Card.Figure figure, Map<String, Integer> attributes) {
        return attributes.getOrDefault(figure.name().replace(' ', '-'), figure.value());
    }

    private static Card with(Card card, List<Card.Figure> figures) {
        return new Card(card.emblem(), card.sort(), card.level(), figures, card.lines(), card.note());
    }
}
