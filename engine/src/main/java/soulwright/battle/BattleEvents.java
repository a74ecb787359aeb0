package soulwright.battle;

import soulwright.effect.EventSpec;
import soulwright.effect.Type;
import soulwright.effect.Words;

/** What is told in a battle. */
final class BattleEvents {
    private static final Type FIGHTER = Type.thing("fighter");
    private static final Type SIDE = Type.thing("side");
    private static final Type CARD = Type.thing("possession");

    private BattleEvents() {}

    static void add(Words.Builder words) {
        blows(words);
        wounds(words);
        cards(words);
        course(words);
    }

    private static void blows(Words.Builder words) {
        blow(words, "attacked")
                .doc("An attack has been made, whether it hit or not; replaced, it is not made.")
                .says("when {by attack}[ {target}]", "when {target be} attacked");
        blow(words, "hit")
                .that("amount", Type.NUMBER)
                .doc("An attack hit.")
                .says("when {by hit}[ {target}]", "when {target be} hit");
        blow(words, "missed").doc("An attack missed.").says("when {by miss}[ {target}]", "when {target be} missed");
        blow(words, "damaged")
                .that("amount", Type.NUMBER)
                .in("battle", "quest")
                .doc("Somebody was wounded.")
                .says("when {by wound}[ {target}]", "when {target be} wounded");
        blow(words, "knocked-out")
                .in("battle", "quest")
                .doc("Somebody is at 0 health.")
                .says("when {by knock}[ {target}] out", "when {target be} knocked out");
    }

    private static EventSpec.Builder blow(Words.Builder words, String event) {
        return words.event(event)
                .in("battle")
                .that("target", FIGHTER)
                .that("by", FIGHTER)
                .that("attack", Type.id("attacks"))
                .that("element", Type.id("elements"))
                .that("level", Type.NUMBER);
    }

    private static void wounds(Words.Builder words) {
        words.event("healed")
                .in("battle", "quest")
                .that("target", FIGHTER)
                .that("amount", Type.NUMBER)
                .doc("Wounds were taken away.")
                .says("when {target be} healed");
        words.event("inflicted")
                .in("battle", "quest")
                .that("target", FIGHTER)
                .that("by", FIGHTER)
                .that("status", Type.id("statuses"))
                .that("turns", Type.NUMBER)
                .doc("Somebody got a status; it replaced the one that he had.")
                .says("when {by give} a status[ to {target}]", "when {target get} a status");
        words.event("cured")
                .in("battle", "quest")
                .that("target", FIGHTER)
                .that("status", Type.id("statuses"))
                .doc("A status ended, by a cure or by itself.")
                .says("when {target lose} a status");
        words.event("raised")
                .in("battle", "quest")
                .that("target", FIGHTER)
                .doc("Attributes were improved for good.")
                .says("when {target improve}");
        words.event("changed")
                .in("battle", "quest")
                .that("target", FIGHTER)
                .doc("A number was changed.")
                .says("when a number of {target} changes");
    }

    private static void cards(Words.Builder words) {
        words.event("drawn")
                .in("battle")
                .that("target", SIDE)
                .that("card", CARD)
                .doc("A card came to the hand.")
                .says("when {target draw} a card");
        words.event("discarded")
                .in("battle")
                .that("target", SIDE)
                .that("card", CARD)
                .doc("A card was discarded.")
                .says("when {target discard} a card");
        words.event("used")
                .in("battle", "quest")
                .that("by", Type.thing("player"))
                .that("card", CARD)
                .doc("A card was used.")
                .says("when {by use} a card", "when a card is used");
        words.event("summoned")
                .in("battle")
                .that("target", CARD)
                .that("by", SIDE)
                .doc("A monster came out.")
                .says("when {by summon}[ {target}]", "when {target be} summoned");
        words.event("unsummoned")
                .in("battle")
                .that("target", CARD)
                .doc("A monster went back to its deck.")
                .says("when {target go} back to its deck");
        words.event("destroyed")
                .in("battle", "quest")
                .that("target", CARD)
                .doc("A monster was destroyed.")
                .says("when {target be} destroyed");
        words.event("revealed")
                .in("battle", "quest")
                .that("target", CARD)
                .doc("Something hidden was shown.")
                .says("when {target be} shown");
        possession(words, "gained").doc("A card was gained.").says("when {target gain} a card");
        possession(words, "lost").doc("A card was lost.").says("when {target lose} a card");
    }

    private static EventSpec.Builder possession(Words.Builder words, String event) {
        return words.event(event)
                .in("battle", "quest")
                .that("target", Type.thing("player"))
                .that("card", CARD);
    }

    private static void course(Words.Builder words) {
        words.event("battle-start")
                .in("battle")
                .doc("The battle begins: the first monsters are out.")
                .says("at the start of a battle");
        words.event("round-start")
                .in("battle")
                .doc("A round begins, before anything is chosen.")
                .says("at the start of each round");
        words.event("round-end")
                .in("battle")
                .doc("A round ends, after the rolls for recovery.")
                .says("at the end of each round");
        words.event("battle-end")
                .in("battle")
                .that("ending", Type.id("endings"))
                .doc("The battle is over; what is done now counts on the board.")
                .says("at the end of a battle");
        words.event("won-game")
                .in("battle", "quest")
                .that("target", Type.thing("player"))
                .doc("Somebody has won the game.")
                .says("when {target win} the game");
    }
}
