package soulwright.battle;

import soulwright.effect.PlaceSpec;
import soulwright.effect.Type;
import soulwright.effect.Words;

/** The places of a battle where effects and formulas stand. */
final class BattlePlaces {
    private static final Type SIDE = Type.thing("side");
    private static final Type FIGHTER = Type.thing("fighter");
    private static final Type MONSTER = Type.thing("monster");
    private static final Type CARD = Type.thing("possession");

    private BattlePlaces() {}

    static void add(Words.Builder words) {
        acts(words);
        specials(words);
        standing(words);
        blows(words);
        setUp(words);
    }

    private static void acts(Words.Builder words) {
        fight(words, "battle.choice")
                .role("self", CARD)
                .doc("What a player may do in a round: `self` is the card played, where the choice plays one.");
        fight(words, "battle.item").role("self", Type.thing("item")).doc("What an item does when it is used.");
        fight(words, "battle.acts").role("self", MONSTER).doc("What a monster does of itself in a round.");
    }

    private static void specials(Words.Builder words) {
        fight(words, "battle.special")
                .role("self", MONSTER)
                .doc("What a special attack does that has steps of its own.");
        fight(words, "battle.special-hit")
                .role("self", MONSTER)
                .role("that", Type.thing("blow"))
                .doc("What an attack does to each one it hits.");
        fight(words, "battle.who").role("self", MONSTER).picks("character").doc("Whom a special attack strikes.");
    }

    private static void standing(Words.Builder words) {
        fight(words, "battle.abilities").doc("What always holds in a battle: each side carries it, and is `me`.");
        fight(words, "status")
                .role("self", FIGHTER)
                .doc("What holds while a character has a status: `self` has it, `me` is the side that inflicted it.");
        fight(words, "battle.immune")
                .role("self", FIGHTER)
                .word("status", Type.id("statuses"))
                .doc("Whether a status takes hold of a character.");
    }

    private static void blows(Words.Builder words) {
        fight(words, "battle.attack")
                .role("self", FIGHTER)
                .role("card", Type.thing("combat-spell"))
                .word("level", Type.NUMBER)
                .doc(
                        "Power, speed and element of an attack: `self` strikes, with `card` if it is a spell; `level` is the"
                                + " card's, or what the step gives.");
        fight(words, "battle.hit")
                .role("self", FIGHTER)
                .role("target", FIGHTER)
                .word("power", Type.NUMBER)
                .word("speed", Type.NUMBER)
                .doc("How likely an attack is to miss, to be guarded or to be critical.");
        fight(words, "battle.damage")
                .role("self", FIGHTER)
                .role("target", FIGHTER)
                .word("power", Type.NUMBER)
                .word("element-factor", Type.NUMBER)
                .word("hit-factor", Type.NUMBER)
                .doc("How many wounds an attack makes; the factors are percents.");
        fight(words, "battle.disobeys")
                .role("self", MONSTER)
                .doc(
                        "How likely, in percent, a summoner's monster is not to act, or not to cover him, when it should.");
    }

    private static void setUp(Words.Builder words) {
        fight(words, "battle.order").role("self", FIGHTER).doc("Who acts first: the highest does.");
        fight(words, "battle.deck").picks("card").chance().doc("Which cards a side begins with.");
        fight(words, "battle.combat-spell")
                .word("each", Type.id("elements"))
                .doc("The level of a combat spell; `each` is its element.");
    }

    private static PlaceSpec.Builder fight(Words.Builder words, String place) {
        return words.place(place)
                .in("battle")
                .role("me", SIDE)
                .role("opponent", SIDE)
                .role("everyone", Type.things("side"))
                .word("battle", Type.id("battle-kinds"))
                .word("round", Type.NUMBER);
    }
}
