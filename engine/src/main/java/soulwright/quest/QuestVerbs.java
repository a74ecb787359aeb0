package soulwright.quest;

import static soulwright.effect.Parameter.Form.FORMULA;
import static soulwright.effect.Parameter.Form.ID;
import static soulwright.effect.Parameter.Form.PLACE;
import static soulwright.effect.Parameter.Form.SELECTOR;
import static soulwright.effect.Parameter.Form.STEPS;

import soulwright.effect.VerbSpec;
import soulwright.effect.Words;

/** The verbs of the board. */
final class QuestVerbs {
    private QuestVerbs() {}

    static void add(Words.Builder words) {
        journeys(words);
        lands(words);
        fights(words);
        ruins(words);
        town(words);
    }

    private static void journeys(Words.Builder words) {
        words.verb("walk")
                .main(FORMULA, "up to how many lands")
                .within(0, 99)
                .may("who", SELECTOR, "who walks; left out, `me`", "summoner")
                .in("quest")
                .tells("arrived")
                .doc("Goes from land to neighbouring land, as the player chooses; he may stop sooner.")
                .says("{who !walk} up to {walk * land}")
                .example("- walk: 3");
        words.verb("transport")
                .main(SELECTOR, "who", "summoner")
                .needs("to", PLACE, "to which land", "land")
                .in("quest")
                .tells("arrived")
                .doc("Brings a player to a land at once. The boss's land cannot be reached so.")
                .says("{transport !go} to {to}")
                .example("- transport: me", "  to: me.home");
        words.verb("end-turn")
                .main(SELECTOR, "whose turn", "summoner")
                .in("quest")
                .doc("Ends a turn, if it is going on, whatever commands are left.")
                .says("end {end-turn 's turn}")
                .example("- end-turn: me");
    }

    private static void lands(Words.Builder words) {
        words.verb("mark")
                .main(SELECTOR, "which lands; homes and the boss's land stay as they are", "land")
                .may("who", SELECTOR, "whose they become; left out, `me`", "summoner")
                .in("quest")
                .tells("marked")
                .doc("Makes lands a player's own; who had them loses them.")
                .says("{who !mark} {mark}")
                .example("- mark: land");
        words.verb("unmark")
                .main(SELECTOR, "which lands", "land")
                .in("quest")
                .tells("unmarked")
                .doc("Makes lands nobody's.")
                .says("unmark {unmark}")
                .example("- unmark: { random: lands, where: owner is me }");
        words.verb("spawn")
                .main(SELECTOR, "which monster", "monster")
                .needs("to", PLACE, "on which lands; where one stands already none comes", "land")
                .in("quest")
                .tells("spawned")
                .doc("Puts a wild monster on a land.")
                .says("{spawn appear} in {to}")
                .example("- spawn: { random: land.wild }", "  to: land");
    }

    private static void fights(Words.Builder words) {
        words.verb("encounter")
                .main(SELECTOR, "which monster", "monster")
                .needs("kind", ID, "which kind of battle it comes to", "battle-kinds")
                .may("chance", FORMULA, "how likely it appears, in percent; left out, 100")
                .within(0, 100)
                .may("ambushed", FORMULA, "how likely it ambushes, in percent; left out, 0")
                .within(0, 100)
                .may("ambush", FORMULA, "how likely it can be ambushed, or let pass, in percent; left out, 0")
                .within(0, 100)
                .may("clear", STEPS, "done if none came, it was beaten, or its ambush was declined")
                .in("quest")
                .tells("encountered")
                .doc("A monster may appear in the land, and is fought.")
                .says(
                        "[with a chance of {chance %}, ]you meet {encounter} ({kind})[; it ambushes you with a chance of {ambushed %}][; you can ambush it with a chance of {ambush %}] / if it is gone or none came: {clear}")
                .example(
                        "- encounter: { random: land.wild }",
                        "  kind: wild",
                        "  chance: 50",
                        "  clear:",
                        "    - mark: land");
        outcomes(words.verb("battle")
                        .main(SELECTOR, "against whom", "character")
                        .needs("kind", ID, "which kind of battle of the ruleset", "battle-kinds")
                        .may("by", SELECTOR, "who fights; left out, `me`", "character"))
                .doc("A battle. It is won when the other is knocked out, lost when `by` is.")
                .says(
                        "{by !fight} {battle} ({kind}) / after a win: {won} / after a defeat: {lost} / if neither is beaten: {unbeaten}")
                .example("- battle: rival", "  kind: rival", "  won:", "    - gain: { choose: rival.items }");
    }

    private static void ruins(Words.Builder words) {
        outcomes(words.verb("investigate")
                        .main(SELECTOR, "the land of the ruin", "land")
                        .needs("kind", ID, "which kind of battle of the ruleset", "battle-kinds"))
                .tells("cleared")
                .doc("Fights the next guardian of a ruin; a win clears that level and gives its reward.")
                .says(
                        "fight the next guardian of the ruin in {investigate} ({kind}) / after a win: {won} / after a defeat: {lost} / if neither is beaten: {unbeaten}")
                .example("- investigate: land", "  kind: away");
        words.verb("clear-level")
                .main(SELECTOR, "the lands of the ruins", "land")
                .in("quest")
                .tells("cleared")
                .doc("Clears the next level of a ruin without a fight or a reward, for nobody's rating.")
                .says("clear one level of the ruin in {clear-level}")
                .example("- clear-level: ruin");
        words.verb("visit")
                .main(SELECTOR, "the land of the dwelling", "land")
                .in("quest")
                .tells("visited")
                .doc("Offers the services of a dwelling that are open now.")
                .says("visit the dwelling in {visit}")
                .example("- visit: land");
    }

    private static VerbSpec.Builder outcomes(VerbSpec.Builder verb) {
        return verb.may("won", STEPS, "done after a win")
                .may("lost", STEPS, "done after a defeat")
                .may("unbeaten", STEPS, "done if neither was beaten in time")
                .in("quest");
    }

    private static void town(Words.Builder words) {
        words.verb("consume")
                .main(SELECTOR, "which monsters", "monster")
                .held()
                .in("quest")
                .tells("consumed")
                .doc("Uses monsters up: unlike one that was lost, none of them joins its owner again.")
                .says("use up {consume}")
                .example("- raise: pupil.worth", "  who: me", "- consume: pupil");
        words.verb("event")
                .main(ID, "an occasion of the ruleset", "occasions")
                .in("quest")
                .doc(
                        "One of the random events that happen on this occasion, by weight, among those whose `when` holds.")
                .says("a random event happens ({event})")
                .example("- event: search");
        words.verb("concentration")
                .main(SELECTOR, "the cards that lie face down, each twice", "card")
                .needs("misses", FORMULA, "how many misses end it")
                .within(1, 99)
                .in("quest")
                .doc("A game of pairs: the player keeps every card of which he turns up both.")
                .says("find pairs among {concentration} until {misses * miss}, and keep what you find")
                .example("- concentration: { random: [items, equipment], count: 8 }", "  misses: 3");
        words.verb("music")
                .main(ID, "a tune of the ruleset", "tunes")
                .in("quest")
                .doc("Changes the tune that is played.")
                .silent()
                .says("play “{music}”")
                .example("- music: march");
    }
}
