package soulwright.quest;

import soulwright.effect.Type;
import soulwright.effect.Words;

/** What is told on the board. */
final class QuestEvents {
    private static final Type SUMMONER = Type.thing("summoner");
    private static final Type LAND = Type.thing("land");
    private static final Type MONSTER = Type.thing("monster");

    private QuestEvents() {}

    static void add(Words.Builder words) {
        time(words);
        journeys(words);
        monsters(words);
    }

    private static void time(Words.Builder words) {
        words.event("game-start")
                .in("quest")
                .doc("The game begins; everybody stands at home with his kit.")
                .says("when the game begins");
        words.event("day-start").in("quest").doc("A day begins.").says("at the start of each day");
        words.event("session-start")
                .in("quest")
                .that("session", Type.id("sessions"))
                .doc("A session of the day begins.")
                .says("at the start of each part of the day");
        words.event("turn-start")
                .in("quest")
                .that("target", SUMMONER)
                .doc("A player's turn begins.")
                .says("at the start of {target 's turn}");
        words.event("turn-end")
                .in("quest")
                .that("target", SUMMONER)
                .doc("A player's turn ends.")
                .says("at the end of {target 's turn}");
    }

    private static void journeys(Words.Builder words) {
        words.event("arrived")
                .in("quest")
                .that("target", SUMMONER)
                .that("land", LAND)
                .doc("A player came to a land.")
                .says("when {target arrive} in a land");
        words.event("marked")
                .in("quest")
                .that("target", LAND)
                .that("by", SUMMONER)
                .that("loser", SUMMONER)
                .doc("A land became somebody's.")
                .says("when {by mark}[ {target}]", "when {target be} marked");
        words.event("unmarked")
                .in("quest")
                .that("target", LAND)
                .that("loser", SUMMONER)
                .doc("A land became nobody's.")
                .says("when {target be} unmarked");
        words.event("visited")
                .in("quest")
                .that("target", LAND)
                .that("by", SUMMONER)
                .doc("A dwelling was visited.")
                .says("when {by visit}[ {target}]", "when {target be} visited");
        words.event("cleared")
                .in("quest")
                .that("target", LAND)
                .that("by", SUMMONER)
                .that("last", Type.TRUTH)
                .doc("A level of a ruin was cleared; `by` did it in battle, nobody if it was not by battle.")
                .says(
                        "when {by clear} a level of a ruin[ in {target}]",
                        "when a level of a ruin is cleared in {target}");
    }

    private static void monsters(Words.Builder words) {
        words.event("spawned")
                .in("quest")
                .that("target", MONSTER)
                .that("land", LAND)
                .doc("A monster came to a land.")
                .says("when {target appear}");
        words.event("encountered")
                .in("quest")
                .that("target", MONSTER)
                .that("by", SUMMONER)
                .doc("A monster was met.")
                .says("when {by meet}[ {target}]", "when {target be} met");
        words.event("consumed")
                .in("quest")
                .that("target", MONSTER)
                .that("by", SUMMONER)
                .doc("A monster was used up.")
                .says("when {by use} up[ {target}]", "when {target be} used up");
        words.event("beaten")
                .in("quest")
                .that("target", SUMMONER)
                .that("by", Type.thing("fighter"))
                .doc("A player was knocked out, in a battle or by an event.")
                .says("when {by knock}[ {target}] out", "when {target be} knocked out");
    }
}
