package soulwright.duel;

import static soulwright.duel.DuelWords.DUEL;
import static soulwright.effect.Parameter.Form.FACE;
import static soulwright.effect.Parameter.Form.ID;
import static soulwright.effect.Parameter.Form.PLACE;
import static soulwright.effect.Parameter.Form.SELECTOR;
import static soulwright.effect.Parameter.Form.UNTIL;

import soulwright.effect.Words;

/** What can be done in a duel and nowhere else: cards between zones, their state, and the course of the turn. */
final class DuelVerbs {
    private DuelVerbs() {}

    static void addTo(Words.Builder words) {
        placing(words);
        state(words);
        course(words);
    }

    private static void placing(Words.Builder words) {
        words.verb("move")
                .main(SELECTOR, "which cards", "card")
                .needs("to", PLACE, "the zone or place where they go")
                .may("face", FACE, "`up` or `down`; left out, as its new zone shows cards")
                .in(DUEL)
                .tells("moved")
                .doc("Puts cards into a zone or onto a place; where there is no room they stay.")
                .says("move {move} to {to}[, face {face}]")
                .example("- move: self", "  to: me.hand");
        words.verb("arrange")
                .main(SELECTOR, "which cards", "card")
                .needs("to", PLACE, "the zone or places where they go")
                .may("rest", PLACE, "where those go for which there is no room; left out, they stay")
                .may("who", SELECTOR, "who arranges them; left out, the one who acts", "player")
                .in(DUEL)
                .tells("moved")
                .doc("Somebody lays cards out as he likes, as many as there is room for.")
                .says("{who !arrange} {arrange} in {to}[, the rest in {rest}]")
                .example("- arrange: me.soulmates", "  to: me.front", "  rest: me.rear");
        words.verb("attach")
                .main(SELECTOR, "which cards", "card")
                .needs("to", SELECTOR, "the card that bears them from now on", "card")
                .in(DUEL)
                .tells("attached")
                .doc("Lays cards on or under another; from then on they go where it goes.")
                .says("attach {attach} to {to}")
                .example("- attach: self", "  to: host");
        words.verb("detach")
                .main(SELECTOR, "which cards", "card")
                .may("to", PLACE, "where they go; left out, where detached cards go")
                .in(DUEL)
                .tells("detached")
                .doc("Takes cards off the one that bears them.")
                .says("detach {detach}[ and move it to {to}]")
                .example("- detach: self.attached", "  to: self.zone");
    }

    private static void state(Words.Builder words) {
        words.verb("flip")
                .main(SELECTOR, "which cards", "card")
                .needs("face", FACE, "`up` or `down`")
                .in(DUEL)
                .tells("flipped")
                .doc("Turns cards over; one that lies that way already stays as it is.")
                .says("turn {flip} face {face}")
                .example("- flip: foe", "  face: up");
        words.verb("exhaust")
                .main(SELECTOR, "which cards", "card")
                .in(DUEL)
                .tells("exhausted")
                .doc("Makes cards no longer `ready`.")
                .says("exhaust {exhaust}")
                .example("- exhaust: self");
        words.verb("ready")
                .main(SELECTOR, "which cards", "card")
                .in(DUEL)
                .tells("readied")
                .doc("Makes cards `ready` again.")
                .says("make {ready} ready")
                .example("- ready: me.field");
        words.verb("become")
                .main(SELECTOR, "the card whose printed values are taken", "card")
                .needs("who", SELECTOR, "which cards take them", "card")
                .may("until", UNTIL, "when it ends; left out, when the card leaves play")
                .in(DUEL)
                .tells("transformed")
                .doc("Gives cards the printed values and abilities of another.")
                .says("{who become} like {become}[ until {until}]")
                .example("- become: model", "  who: self");
    }

    private static void course(Words.Builder words) {
        words.verb("window")
                .main(ID, "which window of the ruleset", "windows")
                .in(DUEL)
                .doc(
                        "Lets both players answer, last in, first out. Then the steps go on if `self` and the targets are still where"
                                + " they were.")
                .says("both players may answer ({window})")
                .example("- window: reply");
        words.verb("cancel")
                .main(SELECTOR, "which action that waits for answers", "action")
                .in(DUEL)
                .tells("cancelled")
                .doc("Lets an action that is being answered do nothing more; what it cost stays paid.")
                .says("cancel {cancel}")
                .example("- cancel: answered");
        words.verb("announce")
                .main(ID, "which event of those that the ruleset declares", "announced")
                .needs("who", SELECTOR, "whom it befalls", "card", "player")
                .may("by", SELECTOR, "what brings it about", "card")
                .in(DUEL)
                .doc("Tells an event of the game's own, so that abilities can hear it.")
                .says("this counts as “{announce}” for {who}[, by {by}]")
                .example("- announce: won", "  by: self", "  who: foe");
        words.verb("skip-to")
                .main(ID, "which phase", "phases")
                .in(DUEL)
                .doc("Goes on with a later phase of this turn.")
                .says("go on with the phase “{skip-to}”")
                .example("- skip-to: end");
    }
}
