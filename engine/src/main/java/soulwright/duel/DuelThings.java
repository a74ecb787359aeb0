package soulwright.duel;

import soulwright.effect.Type;
import soulwright.effect.Words;

/** The things of a duel and what can always be asked of them. A ruleset adds its numbers, traits, zones and groups. */
final class DuelThings {
    static final String PLAYER = "player";
    static final String CARD = "card";
    static final String ACTION = "action";

    private DuelThings() {}

    static void addTo(Words.Builder words) {
        players(words);
        cards(words);
        table(words);
        actions(words);
    }

    private static void players(Words.Builder words) {
        words.thing("piece").noun("card").doc("What has numbers of its own: a player or a card.");
        words.thing(PLAYER)
                .is("piece")
                .doc("One of the two who play.")
                .number("turns", "turns of his own that have begun, this one included")
                .truth("active", "whether it is his turn")
                .said("it is {it 's turn}")
                .truth("first", "whether he had the first turn of the game")
                .said("{it begin} the game")
                .things("cards", CARD, "all cards that he owns, wherever they are");
    }

    private static void cards(Words.Builder words) {
        words.thing(CARD)
                .is("piece")
                .entries("cards")
                .doc("A card, in play or not.")
                .id("kind", "card-kinds", "its kind")
                .printed()
                .thing("printed", CARD, "the card as it is printed, without what alters it")
                .said("printed card")
                .printed()
                .thing("owner", PLAYER, "the player whose deck it comes from")
                .thing("controller", PLAYER, "the player who commands it: its owner, unless an ability says otherwise")
                .thing("zone", "zone", "where it is")
                .property("place", Type.thing("place"), "the very place in its zone")
                .writable()
                .id("row", "rows", "its row of a grid, or none")
                .number(
                        "column",
                        "its place in a zone of slots or its column of a grid, from 1 at its owner's left; else 0")
                .truth("ready", "whether it may still act")
                .said("{it be} ready")
                .truth("face-up", "whether it lies with its face up")
                .said("{it lie} face up")
                .truth("shielded", "whether a card of the same side stands before it, as the ruleset's `shields` say")
                .said("{it be} shielded")
                .number("turns-here", "turns of either player that have begun since it came into play")
                .said("turns in play")
                .number("round-entered", "the round in which it came into play; 0 when it is not in play")
                .said("round of arrival")
                .thing("host", CARD, "the card that it is attached to")
                .things("attached", CARD, "the cards that are attached to it")
                .said("attached cards")
                .things("here", CARD, "the other cards on the same place")
                .said("other cards there")
                .things("statuses", "status", "what it suffers from");
    }

    private static void table(Words.Builder words) {
        words.thing("zone")
                .entries("zones")
                .doc("A zone of the ruleset, of one player: his hand, his deck.")
                .thing("owner", PLAYER, "whose it is")
                .things("cards", CARD, "the cards in it");
        words.thing("place")
                .doc("Room for a card in a zone.")
                .thing("owner", PLAYER, "whose it is")
                .thing("zone", "zone", "the zone that it belongs to")
                .id("row", "rows", "its row of a grid, or none")
                .number(
                        "column",
                        "its number among the slots of its zone or its column of a grid, from 1 at its owner's left")
                .things("cards", CARD, "the cards on it")
                .truth("empty", "whether no card is on it")
                .said("{it be} empty");
        words.thing("status")
                .entries("statuses")
                .doc("What a card suffers from.")
                .truth("bad", "whether it counts as bad")
                .said("{it be} bad")
                .printed()
                .number("turns", "how many turns are left; 0 when it has no end")
                .said("turns left")
                .thing("by", PLAYER, "who inflicted it");
    }

    private static void actions(Words.Builder words) {
        words.thing(ACTION)
                .doc(
                        "An action that is being done, as `answered` in a window. Its targets can be asked for by their names.")
                .id("action", "actions", "which action of the ruleset it is")
                .said("kind")
                .thing("player", PLAYER, "who does it")
                .thing("self", CARD, "the card with which it is done")
                .said("card");
        words.thing("skill")
                .doc("An act that a card can be ordered to do.")
                .thing("bearer", CARD, "the card that has it");
    }
}
