package soulwright.battle;

import java.util.List;
import soulwright.effect.Words;

/** What a summoner has: cards of five kinds. */
final class Cards {
    static final List<String> KINDS = List.of("monster", "equipment", "item", "spell", "combat-spell");

    private Cards() {}

    static void add(Words.Builder words) {
        words.thing("card")
                .doc("A possession, or a combat spell.")
                .id("kind", "card-kinds", "monster, equipment, item, spell or combat-spell")
                .printed()
                .number("level", "1 for the commonest")
                .printed()
                .thing("owner", "player", "the player whose it is; a card of nobody has none");
        words.thing("item").is("card").entries("items").doc("An item: used once, in battle.");
        words.thing("spell")
                .noun("global spell")
                .noun("global spell")
                .is("card")
                .entries("spells")
                .doc("A global spell: cast once, on the board.");
        words.thing("equipment")
                .noun("piece of equipment")
                .is("card")
                .entries("equipment")
                .doc("Equipment: works by being owned.")
                .table("soul-power", "elements", "the soul power that it gives its owner")
                .printed();
        words.thing("combat-spell")
                .is("card")
                .doc("A combat spell of the battle deck.")
                .id("element", "elements", "its element")
                .table("against", "elements", "what it does to each element, in percent of the usual damage");
        words.thing("possession")
                .noun("card")
                .is("monster", "equipment", "item", "spell", "combat-spell")
                .doc("A card of whatever kind: what its kind does not have reads 0, or nothing.");
    }
}
