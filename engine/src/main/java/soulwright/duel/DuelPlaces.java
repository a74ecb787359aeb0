package soulwright.duel;

import static soulwright.duel.DuelThings.ACTION;
import static soulwright.duel.DuelThings.CARD;
import static soulwright.duel.DuelThings.PLAYER;
import static soulwright.duel.DuelWords.DUEL;
import static soulwright.effect.Type.NUMBER;
import static soulwright.effect.Type.id;
import static soulwright.effect.Type.thing;
import static soulwright.effect.Type.things;

import soulwright.effect.PlaceSpec;
import soulwright.effect.Words;

/** Where effects stand in duels, and whom they can name there. */
final class DuelPlaces {
    private DuelPlaces() {}

    static void addTo(Words.Builder words) {
        course(words);
        cards(words);
        judging(words);
    }

    private static void course(Words.Builder words) {
        game(words, "duel.setup").doc("Before the first turn; `me` is the player who begins.");
        game(words, "duel.phase").doc("In a phase; `me` is the player whose turn it is.");
        acting(words, "duel.steps").doc("In a named list of steps; the roles are those of whoever runs it.");
        acting(words, "duel.action").role("skill", thing("skill")).doc("In an action; `me` is the player who acts.");
        game(words, "duel.player").doc("Abilities that every player carries; `me` is the player.");
    }

    private static void cards(Words.Builder words) {
        acting(words, "duel.card").doc("What a card does when it is used; `self` is the card.");
        acting(words, "duel.abilities").doc("Abilities of a card; `self` is the card, `me` the player it works for.");
        acting(words, "keyword").doc("Abilities of a keyword; `self` is the card that has it.");
        acting(words, "status")
                .role("status", thing("status"))
                .doc("Abilities of a status; `self` is the card that has it, `me` the player who inflicted it.");
        acting(words, "duel.fits")
                .role("it", thing(CARD))
                .doc("What a card can be attached to; `it` is the other card.");
    }

    private static void judging(Words.Builder words) {
        game(words, "duel.victory").doc("When somebody wins; asked for each player as `me`.");
        game(words, "duel.over").doc("When the game is over, and what counts then; asked for each player as `me`.");
        game(words, "duel.player-number").doc("How a number of the player `me` is worked out.");
        game(words, "duel.ai").doc("Figures that computer players weigh; `me` is the one who thinks.");
        game(words, "duel.group")
                .role("it", thing(CARD))
                .doc("Which cards belong to a group of `me`; `it` is the card.");
        words.place("duel.copies")
                .in(DUEL)
                .role("it", thing(CARD))
                .doc("How many copies of a card a deck may hold; `it` is the card as printed.");
    }

    private static PlaceSpec.Builder game(Words.Builder words, String place) {
        return words.place(place)
                .in(DUEL)
                .role("me", thing(PLAYER))
                .role("opponent", thing(PLAYER))
                .role("everyone", things(PLAYER))
                .word("turn", NUMBER)
                .word("round", NUMBER)
                .word("phase", id("phases"));
    }

    private static PlaceSpec.Builder acting(Words.Builder words, String place) {
        return game(words, place)
                .role("self", thing(CARD))
                .role("answered", thing(ACTION))
                .word("window", id("windows"));
    }
}
