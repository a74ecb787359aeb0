package soulwright.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.piece.Square;
import soulwright.editor.art.Card;
import soulwright.editor.art.Cards;
import soulwright.editor.art.Gallery;
import soulwright.game.Topic;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.SummonerScene;

/**
 * What is seen of something when a player looks closer.
 *
 * @param title what it is called
 * @param lines what is known of it now, each a paragraph
 * @param cards it and all that is on it, or what somebody has
 */
record Closer(String title, List<String> lines, List<Card> cards) {
    Closer {
        lines = List.copyOf(lines);
        cards = List.copyOf(cards);
    }

    /** A card alone. */
    static Closer of(Card card) {
        return new Closer(card.name(), List.of(), List.of(card));
    }

    /** Somebody who fights, and what the statuses are that he is in. */
    static Closer of(Card card, FighterScene fighter, Gallery gallery) {
        List<Card> all = new ArrayList<>(List.of(card));
        fighter.statuses()
                .forEach(status -> new Cards(gallery).card("statuses", status).ifPresent(all::add));
        return new Closer(card.name(), List.of(), all);
    }

    /**
     * A land, with all that is known to be on it.
     *
     * @param words what is known of it, the first line its name
     */
    static Closer of(LandScene land, List<String> words, Gallery gallery) {
        Cards cards = new Cards(gallery);
        List<Card> all = new ArrayList<>();
        land.monster()
                .ifPresent(monster ->
                        all.addAll(of(cards.card(monster), monster, gallery).cards()));
        land.terrain().flatMap(id -> cards.card("terrains", id)).ifPresent(all::add);
        land.ruin().flatMap(id -> cards.card("ruins", id)).ifPresent(all::add);
        land.dwelling().flatMap(id -> cards.card("dwellings", id)).ifPresent(all::add);
        return new Closer(words.get(0), words.subList(1, words.size()), all);
    }

    /**
     * A player, with all his cards that are known.
     *
     * @param words what is known of him, the first line his name
     */
    static Closer of(SummonerScene summoner, List<String> words, Gallery gallery) {
        Cards cards = new Cards(gallery);
        List<Card> all = summoner.cards().stream()
                .filter(card -> !Cards.isHidden(card))
                .map(cards::card)
                .toList();
        return new Closer(words.get(0), words.subList(1, words.size()), all);
    }

    /** What an option is about; nothing where it is about nothing that has more to it than its words. */
    static Optional<Closer> of(Topic topic, Moment.Seen seen, Gallery gallery) {
        Optional<Square> square = Asked.square(topic);
        return square.isPresent()
                ? square.map(land -> of(land, seen, gallery))
                : new Cards(gallery).card(topic.kind(), topic.id()).map(Closer::of);
    }

    /** A land of the board that is shown. */
    static Closer of(Square square, Moment.Seen seen, Gallery gallery) {
        return of(
                seen.scene().land(square.column(), square.row()),
                new LandWords(gallery, seen).besideCards(square),
                gallery);
    }
}
