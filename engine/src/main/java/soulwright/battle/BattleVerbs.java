package soulwright.battle;

import static soulwright.effect.Parameter.Form.FORMULA;
import static soulwright.effect.Parameter.Form.ID;
import static soulwright.effect.Parameter.Form.SCORE;
import static soulwright.effect.Parameter.Form.SELECTOR;

import java.util.List;
import soulwright.effect.Words;

/** The verbs of a battle that the language's core does not have. */
final class BattleVerbs {
    static final List<String> ENDINGS = List.of("unbeaten", "won", "lost");

    private BattleVerbs() {}

    static void add(Words.Builder words) {
        blows(words);
        summoning(words);
        possessions(words);
    }

    private static void blows(Words.Builder words) {
        words.verb("attack")
                .main(ID, "which kind of attack of the ruleset", "attacks")
                .needs("who", SELECTOR, "whom it strikes; a monster that does not obey covers nobody", "character")
                .may("by", SELECTOR, "who strikes; left out, `self` if it is a monster, else `me`", "character")
                .may("level", FORMULA, "the level of what strikes, for attacks whose power depends on it")
                .atLeast(0)
                .may("power", FORMULA, "its power, in place of what the ruleset says")
                .atLeast(0)
                .may("element", ID, "its element, in place of what the ruleset says", "elements")
                .in("battle")
                .tells("attacked")
                .doc("Strikes: rolls whether it hits, wounds, and does the `hit` steps of this kind of attack.")
                .says(
                        "{by !strike} {who} ({attack}, level {level #}[, power: {power}][, {element}])",
                        "{by !strike} {who} ({attack}[, level: {level}][, power: {power}][, {element}])")
                .example("- attack: spell", "  who: opponent.front", "  level: 5", "  element: fire");
        words.verb("end-battle")
                .main(ID, "how it ends for `me`: `unbeaten`, `won` or `lost`", "endings")
                .in("battle")
                .doc("Ends the battle at once, without a knock-out.")
                .says("end the battle ({end-battle})")
                .example("- end-battle: unbeaten");
    }

    private static void summoning(Words.Builder words) {
        words.verb("summon")
                .main(SELECTOR, "which monster; one that nobody owns is gone after the battle", "monster")
                .may("who", SELECTOR, "who summons it; left out, `me`", "side")
                .in("battle")
                .tells("summoned")
                .doc("Brings a monster out, in place of the one that is; it acts from the next round.")
                .says("{who !summon} {summon}")
                .example("- summon: { random: monsters, where: level <= 5 }");
        words.verb("unsummon")
                .main(SELECTOR, "which monster", "monster")
                .held()
                .in("battle")
                .tells("unsummoned")
                .doc("Sends a monster back to its deck; it keeps its wounds and status for the rest of the battle.")
                .says("send {unsummon} back to its deck")
                .example("- unsummon: opponent.monster");
    }

    private static void possessions(Words.Builder words) {
        words.verb("raise")
                .main(SCORE, "by how much: figures for attributes, or the path of such figures")
                .needs("who", SELECTOR, "whose attributes; several each get all of it", "character")
                .in("quest", "battle")
                .tells("raised")
                .doc("Improves attributes for good; in a battle, as soon as it is over.")
                .says("{who get} {raise} for good")
                .example("- raise: { attack: 3, agility: 1 }", "  who: me");
        words.verb("gain")
                .main(SELECTOR, "which cards, from nowhere or from who has them", "card")
                .may("who", SELECTOR, "who gets them; left out, `me`", "player")
                .in("quest", "battle")
                .tells("gained")
                .doc("Gives cards; over a limit the player chooses what to let go.")
                .says("{who !gain} {gain}")
                .example("- gain: { random: items, where: level <= 3 }");
        words.verb("lose")
                .main(SELECTOR, "which cards", "card")
                .held()
                .in("quest", "battle")
                .tells("lost")
                .doc("Takes cards from who has them; a monster may join again later.")
                .says("lose {lose}")
                .example("- lose: { choose: me.items }");
    }
}
