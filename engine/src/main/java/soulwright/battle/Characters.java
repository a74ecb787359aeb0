package soulwright.battle;

import soulwright.effect.Words;

/** Who fights: characters, players and the two sides of a battle. */
final class Characters {
    private Characters() {}

    static void add(Words.Builder words) {
        character(words);
        monster(words);
        player(words);
        side(words);
        blow(words);
    }

    private static void character(Words.Builder words) {
        words.thing("character")
                .doc(
                        "A player's own character, or a monster. Its attributes, traits and numbers are those of the ruleset.")
                .number("wounds", "damage that has not healed")
                .writable()
                .number("health", "what its wounds leave of the ruleset's `life`; at 0 it is knocked out")
                .writable()
                .table("improvements", "attributes", "what `raise` has added to its attributes")
                .number("level", "1 for the weakest; 0 for a player's own character")
                .printed()
                .id("element", "elements", "its element; a player's own character has none")
                .printed()
                .id("status", "statuses", "the status that it is in, if any")
                .thing("owner", "player", "the player whose it is; a wild monster has none")
                .thing("play", "possession", "the card chosen for this round and not yet played; a monster has none")
                .said("chosen card")
                .thing("side", "side", "the side that it fights on");
    }

    private static void monster(Words.Builder words) {
        words.thing("monster")
                .is("character", "card")
                .entries("monsters")
                .doc("A monster, owned or wild.")
                .table("score", "attributes", "its score value: what its defeat is worth")
                .printed()
                .table("worth", "attributes", "its score value and its improvements: what consuming it is worth")
                .said("worth")
                .ids("habitat", "terrains", "the terrains in which it appears")
                .printed()
                .truth("owned", "`me` has it, or has consumed it: it does not join him again")
                .said("{me own} {it}")
                .number("disobeys", "how likely, in percent, it is not to act for its owner when it should")
                .said("chance to disobey")
                .table("against", "elements", "what its attacks do to each element, in percent of the usual damage")
                .said("force")
                .printed()
                .thing("special", "special", "its special attack")
                .said("special attack")
                .printed();
        words.thing("fighter")
                .is("monster")
                .doc(
                        "Whoever fights: a monster, or a player's own character, whose score value, worth and level are 0.");
        words.thing("special")
                .doc("The special attack of a monster.")
                .number("attack", "its own attack, with the improvements of the monster's; 0 if it does not strike")
                .number("agility", "its own agility, with the improvements of the monster's; 0 if it does not strike")
                .things("who", "fighter", "whom it strikes; the opponent's front where the monster does not say")
                .said("targets")
                .truth("strikes", "it is an attack; one with steps of its own under `do` is none")
                .said("{it be} an attack")
                .printed();
    }

    private static void player(Words.Builder words) {
        words.thing("player")
                .is("character")
                .doc("A summoner, with what he is on the board and in a battle alike.")
                .things("monsters", "monster", "his monsters; on the side of a wild monster, that monster")
                .things("equipment", "equipment", "his equipment")
                .things("items", "item", "his items")
                .things("spells", "spell", "his global spells")
                .things("cards", "possession", "all his possessions")
                .table("cares", "features", "how much a computer player cares about each of the ruleset's figures")
                .said("cares")
                .table(
                        "reckons",
                        "features",
                        "how each of the ruleset's figures looks to him; worked out once while he decides")
                .said("reckoning");
    }

    private static void side(Words.Builder words) {
        words.thing("side")
                .noun("player")
                .is("player")
                .doc("One side of a battle: a summoner with his cards, or a monster alone.")
                .truth("has-summoner", "a summoner leads it; a monster alone has none")
                .said("{it have} a summoner")
                .thing("monster", "monster", "the monster that is out")
                .thing("front", "fighter", "the monster that is out, or the summoner where none is")
                .things("team", "fighter", "the summoner and the monster that is out")
                .things("hand", "possession", "the cards in his hand")
                .said("cards in hand")
                .things("deck", "possession", "his battle deck")
                .said("battle deck")
                .things("discards", "possession", "his discard pile")
                .said("discard pile")
                .things(
                        "combat-spells",
                        "combat-spell",
                        "the combat spells that the ruleset gives him for this battle");
    }

    private static void blow(Words.Builder words) {
        words.thing("blow")
                .doc("An attack that hit.")
                .thing("target", "fighter", "whom it hit")
                .said("target")
                .thing("by", "fighter", "who struck")
                .id("attack", "attacks", "which kind of attack it was")
                .id("element", "elements", "its element, if it has one")
                .number("amount", "the wounds that it made");
    }
}
