package soulwright.duel;

import static soulwright.duel.DuelThings.CARD;
import static soulwright.duel.DuelThings.PLAYER;
import static soulwright.duel.DuelWords.DUEL;
import static soulwright.effect.Type.NUMBER;
import static soulwright.effect.Type.id;
import static soulwright.effect.Type.thing;

import soulwright.effect.EventSpec;
import soulwright.effect.Words;

/** What is told in a duel. `that.target` is always whom it befell, and `that.by` the card that brought it about, if one did. */
final class DuelEvents {
    private DuelEvents() {}

    static void addTo(Words.Builder words) {
        places(words);
        state(words);
        numbers(words);
        time(words);
    }

    /** An event of the game's own: it befalls a card and is brought about by one. */
    static EventSpec.Builder ofCard(Words.Builder words, String name) {
        return words.event(name)
                .in(DUEL)
                .that("target", thing(CARD))
                .that("by", thing(CARD))
                .that("action", id("actions"));
    }

    private static void places(Words.Builder words) {
        moving(words, "moved")
                .doc("A card has gone to another zone or place, whatever has brought it there.")
                .says("when {by move}[ {target}]", "when {target be} moved");
        moving(words, "entered").doc("A card has come into play.").says("when {target come} into play");
        moving(words, "left").doc("A card is no longer in play.").says("when {target leave} play");
        moving(words, "drawn").doc("A card has been drawn.").says("when {target be} drawn");
        moving(words, "discarded")
                .doc("A card has been discarded.")
                .says("when {by discard}[ {target}]", "when {target be} discarded");
        moving(words, "destroyed")
                .doc("A card has been destroyed.")
                .says("when {by destroy}[ {target}]", "when {target be} destroyed");
        ofCard(words, "attached")
                .that("host", thing(CARD))
                .doc("A card has been laid on or under another.")
                .says("when {target be} attached to another card");
        ofCard(words, "detached")
                .that("host", thing(CARD))
                .doc("A card has been taken off another.")
                .says("when {target be} detached");
    }

    private static EventSpec.Builder moving(Words.Builder words, String name) {
        return ofCard(words, name).that("from", thing("zone")).that("to", thing("zone"));
    }

    private static void state(Words.Builder words) {
        ofCard(words, "flipped").doc("A card has been turned over.").says("when {target be} turned over");
        ofCard(words, "exhausted").doc("A card is no longer ready.").says("when {target be} exhausted");
        ofCard(words, "readied").doc("A card is ready again.").says("when {target be} made ready");
        ofCard(words, "revealed").doc("A card has been shown.").says("when {target be} shown");
        ofCard(words, "transformed")
                .doc("A card has taken the printed values of another.")
                .says("when {target be} transformed");
        ofCard(words, "used").doc("A card or skill has done what it says.").says("when {target be} used");
        ofCard(words, "inflicted")
                .that("status", thing("status"))
                .that("turns", NUMBER)
                .doc("A card has got a status.")
                .says("when {by give} a status[ to {target}]", "when {target get} a status");
        ofCard(words, "cured")
                .that("status", thing("status"))
                .doc("A card has lost a status.")
                .says("when {target lose} a status");
        ofCard(words, "cancelled")
                .doc("The action of a card does nothing more.")
                .says("when the action of {target} is cancelled");
    }

    private static void numbers(Words.Builder words) {
        words.event("changed")
                .in(DUEL)
                .that("target", thing("piece"))
                .that("by", thing(CARD))
                .that("number", id("numbers"))
                .that("amount", NUMBER)
                .that("action", id("actions"))
                .doc("A number or trait of a card or player has another value.")
                .says("when a number of {target} changes");
    }

    private static void time(Words.Builder words) {
        words.event("game-start").in(DUEL).doc("The set-up is done.").says("when the game begins");
        ofTime(words, "turn-start").doc("A turn begins.").says("at the start of {target 's turn}");
        ofTime(words, "turn-end").doc("A turn ends.").says("at the end of {target 's turn}");
        ofTime(words, "phase-start")
                .that("phase", id("phases"))
                .doc("A phase begins.")
                .says("at the start of a phase of {target 's turn}");
        ofTime(words, "phase-end")
                .that("phase", id("phases"))
                .doc("A phase ends.")
                .says("at the end of a phase of {target 's turn}");
        words.event("round-start")
                .in(DUEL)
                .doc("A round begins: both players take a turn in it.")
                .says("at the start of each round");
        words.event("round-end")
                .in(DUEL)
                .doc("Both players have taken their turn.")
                .says("at the end of each round");
        ofTime(words, "won-game").doc("Somebody wins.").says("when {target win} the game");
    }

    private static EventSpec.Builder ofTime(Words.Builder words, String name) {
        return words.event(name).in(DUEL).that("target", thing(PLAYER));
    }
}
