package soulwright.quest;

import soulwright.effect.PlaceSpec;
import soulwright.effect.Type;
import soulwright.effect.Words;

/** The places of the board game where effects and formulas stand. */
final class QuestPlaces {
    private static final Type SUMMONER = Type.thing("summoner");
    private static final Type OWNER = Type.thing("owner");
    private static final Type LAND = Type.thing("land");
    private static final Type BOARD = Type.thing("board");

    private QuestPlaces() {}

    static void add(Words.Builder words) {
        acts(words);
        standing(words);
        ruins(words);
        numbers(words);
        board(words);
        course(words);
    }

    private static void acts(Words.Builder words) {
        turn(words, "quest.command")
                .role("self", Type.thing("possession"))
                .doc("What a player may do in his turn: `self` is the card used, where the command uses one.");
        turn(words, "quest.service").doc("What a dwelling offers its visitor.");
        turn(words, "quest.spell").role("self", Type.thing("spell")).doc("What a global spell does.");
        turn(words, "quest.event").doc("A random event: it befalls `me`, in the land where he stands.");
    }

    private static void standing(Words.Builder words) {
        turn(words, "quest.abilities").doc("What always holds on the board: every player carries it, and is `me`.");
        owned(words, "quest.possession")
                .role("self", Type.thing("equipment"))
                .doc("What holds while a card is owned, on the board and in battle: `me` owns it.");
        owned(words, "keyword")
                .role("self", Type.thing("possession"))
                .doc("What a keyword gives to its bearer `self`, on the board and in battle.");
    }

    private static PlaceSpec.Builder owned(Words.Builder words, String place) {
        return turn(words, place)
                .in("quest", "battle")
                .role("me", OWNER)
                .role("others", Type.things("owner"))
                .role("everyone", Type.things("owner"))
                .role("opponent", Type.thing("side"))
                .word("battle", Type.id("battle-kinds"))
                .word("round", Type.NUMBER);
    }

    private static void ruins(Words.Builder words) {
        turn(words, "quest.guardian").picks("monster").chance().doc("Who guards a level of a ruin.");
        turn(words, "quest.reward").doc("What clearing a level of a ruin in battle brings.");
    }

    private static void numbers(Words.Builder words) {
        words.place("quest.character-number")
                .in("quest", "battle")
                .role("self", Type.thing("character"))
                .word("each", Type.id("elements"))
                .doc("How a number of `self`, a player's own character or a monster, is worked out.");
        words.place("quest.player-number")
                .in("quest", "battle")
                .role("self", OWNER)
                .word("each", Type.id("elements"))
                .doc(
                        "How a number of the player `self` is worked out; `each` is the element, where there is one for each.");
    }

    private static void board(Words.Builder words) {
        words.place("quest.elevation")
                .in("quest")
                .word("ring", Type.NUMBER)
                .word("size", Type.NUMBER)
                .doc("The elevation of a land that a board does not set: `ring` is its distance from the edge.");
        words.place("quest.boss")
                .in("quest")
                .role("board", BOARD)
                .picks("monster")
                .chance()
                .doc("The boss of a board that names none.");
        words.place("quest.wild")
                .in("quest")
                .role("land", LAND)
                .picks("monster")
                .doc("Which monsters may appear in a land.");
    }

    private static void course(Words.Builder words) {
        words.place("quest.days")
                .in("quest")
                .word("people", Type.NUMBER)
                .doc("After how many days a game ends; `people` is how many play, beside the computer's players.");
        words.place("quest.first")
                .in("quest")
                .word("day", Type.NUMBER)
                .word("seats", Type.NUMBER)
                .doc("The seat that moves first on a day, from 1.");
        turn(words, "quest.battle-kind").doc("How likely, in percent, a monster's ambush is in battles of a kind.");
        turn(words, "quest.ranking").doc("By what players are ranked when nobody has won.");
        turn(words, "quest.ai").doc("What a computer player looks at.");
        turn(words, "quest.destination").role("it", LAND).doc("How much a computer player likes to come to a land.");
        owned(words, "quest.liked-card")
                .role("it", Type.thing("possession"))
                .doc("How much a computer player likes to have a card.");
        turn(words, "quest.ambush")
                .role("self", Type.thing("monster"))
                .doc("How much a computer player likes to attack a monster from ambush.");
    }

    private static PlaceSpec.Builder turn(Words.Builder words, String place) {
        return words.place(place)
                .in("quest")
                .role("me", SUMMONER)
                .role("others", Type.things("summoner"))
                .role("everyone", Type.things("summoner"))
                .role("land", LAND)
                .role("lands", Type.things("land"))
                .role("board", BOARD)
                .word("time", Type.id("times"))
                .word("session", Type.id("sessions"))
                .word("day", Type.NUMBER);
    }
}
