package soulwright.effect;

import static soulwright.effect.Parameter.Form.ABILITIES;
import static soulwright.effect.Parameter.Form.CONDITION;
import static soulwright.effect.Parameter.Form.FORMULA;
import static soulwright.effect.Parameter.Form.FORMULAS;
import static soulwright.effect.Parameter.Form.ID;
import static soulwright.effect.Parameter.Form.NAME;
import static soulwright.effect.Parameter.Form.NUMBER;
import static soulwright.effect.Parameter.Form.OPTIONS;
import static soulwright.effect.Parameter.Form.PROPERTY;
import static soulwright.effect.Parameter.Form.SELECTOR;
import static soulwright.effect.Parameter.Form.STEPS;
import static soulwright.effect.Parameter.Form.TEXT;
import static soulwright.effect.Parameter.Form.UNTIL;
import static soulwright.effect.Parameter.Form.VALUE;

import java.util.List;

/** The verbs that several machines have in common: numbers, cards and pieces, and the flow of a list of steps. */
public final class CoreWords {
    private static final String[] EVERYWHERE = {"quest", "battle", "duel", "story", "cost"};
    /** Duels declare the numbers that their fights change. */
    private static final String[] WITH_WOUNDS = {"quest", "battle"};

    private static final String[] IN_PLAY = {"quest", "battle", "duel"};

    /** What one of several is called that a name means. */
    private static final String ONE_OF = "one-of";
    /** What an event's values are called. */
    private static final String THAT = "that";

    private CoreWords() {}

    public static Words words() {
        Words.Builder words = Words.builder();
        numbers(words);
        losses(words);
        pieces(words);
        states(words);
        branches(words);
        lists(words);
        words.set("until", List.of("turn-end", "round-end"))
                .set("spans", List.of("turn", "round", "game"))
                .set("faces", List.of("up", "down"))
                .set("any", List.of("any"));
        names(words);
        return words.build();
    }

    /** What rules text says for names that stand in formulas, and for the times when something ends. */
    private static void names(Words.Builder words) {
        words.said(Words.NAMES, "me", "you")
                .said(Words.NAMES, "opponent", "your opponent")
                .said(Words.NAMES, "others", "the other players")
                .said(Words.NAMES, "everyone", "everyone")
                .said(Words.NAMES, "card", "the card")
                .said(Words.NAMES, "board", "the board")
                .said(Words.NAMES, "answered", "the answered action")
                .said(ONE_OF, "others", "other player")
                .said(ONE_OF, "everyone", "player")
                .said(THAT, "target", "the target")
                .said(THAT, "by", "whoever did it")
                .said(THAT, "from", "its old zone")
                .said(THAT, "to", "its new zone")
                .said(THAT, "turns", "the turns that it would last")
                .said("until", "turn-end", "the end of the turn")
                .said("until", "round-end", "the end of the round")
                .said("any", "any", "any status");
    }

    private static void numbers(Words.Builder words) {
        lasts(words.verb("add")
                        .main(FORMULA, "how much; below 0 it takes away")
                        .needs("to", NUMBER, "which number")
                        .may("who", SELECTOR, "whose number; left out, its own"))
                .in(EVERYWHERE)
                .tells("changed")
                .doc("Adds to a number, for good or for a time.")
                .says(
                        "{who get} {add +} {to}[ until {until}][ for {turns * turn}]",
                        "take {add -} from {whose-to}[ until {until}][ for {turns * turn}]",
                        "add {add} to {whose-to}[ until {until}][ for {turns * turn}]")
                .example("- add: 8", "  to: attack", "  who: me.monster", "  until: battle-end");
        lasts(words.verb("set")
                        .main(PROPERTY, "which number or trait")
                        .needs("to", VALUE, "its new value")
                        .may("who", SELECTOR, "whose number; left out, its own"))
                .in(EVERYWHERE)
                .tells("changed")
                .doc("Sets a number or a trait, for good or for a time.")
                .says("set {whose-set} to {to}[ until {until}][ for {turns * turn}]")
                .example("- set: wounds", "  to: 0", "  who: me");
        lasts(words.verb("scale")
                        .main(NUMBER, "which number")
                        .needs("percent", FORMULA, "how many percent; 200 doubles it")
                        .may("who", SELECTOR, "whose number; left out, its own"))
                .in(EVERYWHERE)
                .tells("changed")
                .doc("Takes so many percent of a number, rounded down, for good or for a time.")
                .says(
                        "{percent =200}double {whose-scale}[ until {until}][ for {turns * turn}]",
                        "{percent =50}halve {whose-scale}[ until {until}][ for {turns * turn}]",
                        "bring {whose-scale} to {percent %}[ until {until}][ for {turns * turn}]")
                .example("- scale: attack", "  percent: 200", "  who: self", "  until: turn-end");
        words.verb("swap")
                .main(PROPERTY, "which number, or `place`")
                .needs("who", SELECTOR, "the one")
                .needs("with", SELECTOR, "the other")
                .in(IN_PLAY)
                .tells("changed")
                .doc("Exchanges a number, or the places, of two.")
                .says("exchange the {swap} of {who} and {with}")
                .example("- swap: health", "  who: me.front", "  with: opponent.front");
    }

    private static void losses(Words.Builder words) {
        words.verb("pay")
                .main(FORMULA, "how much")
                .atLeast(0)
                .needs("from", NUMBER, "which number it is taken from")
                .may("who", SELECTOR, "who pays; left out, the one who acts")
                .in("cost")
                .doc("Takes a price from a number; the act is refused when it cannot be paid.")
                .says("{who !pay} {pay} {from}")
                .example("- pay: 2", "  from: mana");
        words.verb("damage")
                .main(FORMULA, "how much")
                .atLeast(0)
                .needs("who", SELECTOR, "whom it wounds")
                .may("element", ID, "of which element it is; left out, of none", "elements")
                .in(WITH_WOUNDS)
                .tells("damaged")
                .doc("Wounds.")
                .says(
                        "deal {damage #}[ {element}] damage to {who}",
                        "deal[ {element}] damage to {who} equal to {damage}")
                .example("- damage: 12", "  who: opponent.front", "  element: fire");
        words.verb("heal")
                .main(FORMULA, "how much, at most all of them")
                .atLeast(0)
                .needs("who", SELECTOR, "whose wounds")
                .in(WITH_WOUNDS)
                .tells("healed")
                .doc("Takes wounds away.")
                .says("{who !heal} {heal #} wounds", "{who !heal} {heal}")
                .example("- heal: percent(me.hit-points, 30)", "  who: me");
    }

    private static VerbSpec.Builder lasts(VerbSpec.Builder verb) {
        return verb.may(
                        "until",
                        UNTIL,
                        "when it ends; left out, never. Given outside a battle, it lasts into one of its bearer's")
                .may("turns", FORMULA, "after how many turns of its bearer's player it ends")
                .within(0, 999);
    }

    private static void pieces(Words.Builder words) {
        words.verb("draw")
                .main(FORMULA, "how many cards")
                .within(0, 999)
                .may("from", ID, "which pile; left out, the deck", "zones")
                .may("who", SELECTOR, "who draws; left out, the one who acts", "player")
                .in("battle", "duel")
                .tells("drawn")
                .doc("Takes cards from a pile into the hand; an empty pile gives none.")
                .says("{who !draw} {draw * card}[ from {from}]")
                .example("- draw: 5", "  who: everyone");
        words.verb("discard")
                .main(SELECTOR, "which cards")
                .held()
                .in("battle", "duel")
                .tells("discarded")
                .doc("Puts cards where discarded cards go.")
                .says("discard {discard}")
                .example("- discard: { choose: me.hand, count: 1 }");
        words.verb("shuffle")
                .main(SELECTOR, "which piles")
                .in("battle", "duel")
                .doc("Shuffles piles.")
                .says("shuffle {shuffle}")
                .example("- shuffle: everyone.deck");
        words.verb("destroy")
                .main(SELECTOR, "what")
                .held()
                .in(IN_PLAY)
                .tells("destroyed")
                .doc(
                        "Puts a card where destroyed cards go; in battle a knock-out, on the board a monster off its land.")
                .says("destroy {destroy}")
                .example("- destroy: foe");
        words.verb("reveal")
                .main(SELECTOR, "what")
                .may("to", SELECTOR, "to whom; left out, to everybody", "player")
                .in(IN_PLAY)
                .tells("revealed")
                .doc("Shows to all or to some what was hidden.")
                .says("reveal {reveal} to {to}", "reveal {reveal} to everyone")
                .example("- reveal: self");
    }

    private static void states(Words.Builder words) {
        lasts(words.verb("grant").main(ABILITIES, "which abilities").needs("who", SELECTOR, "who gets them"))
                .in(IN_PLAY)
                .doc("Gives abilities, for good or for a time.")
                .says("{who get}[ until {until}][ for {turns * turn}]:: {grant and}")
                .example("- grant:", "    - cannot: ready", "  who: self", "  turns: 2");
        words.verb("inflict")
                .main(ID, "which status", "statuses")
                .needs("who", SELECTOR, "who gets it")
                .may(
                        "turns",
                        FORMULA,
                        "how many turns it lasts; left out, until it is cured or a battle of its bearer is over")
                .within(0, 999)
                .in(IN_PLAY)
                .tells("inflicted")
                .doc("Gives a status.")
                .says("{who get} {inflict}[ for {turns * turn}]")
                .example("- inflict: sleep", "  who: that.target");
        words.verb("cure")
                .main(ID, "which status, or `any`", "statuses", "any")
                .needs("who", SELECTOR, "who loses it")
                .in(IN_PLAY)
                .tells("cured")
                .doc("Takes a status away, or every one.")
                .says("cure {who} of {cure}")
                .example("- cure: any", "  who: me.team");
        words.verb("use")
                .main(SELECTOR, "which card or skill")
                .in(IN_PLAY)
                .tells("used")
                .doc("Does what a card or skill says.")
                .says("do what {use} says")
                .example("- use: self");
        words.verb("win")
                .main(SELECTOR, "who wins", "player")
                .in(IN_PLAY)
                .tells("won-game")
                .doc("Ends the game.")
                .says("{win win} the game")
                .example("- win: me");
    }

    private static void branches(Words.Builder words) {
        words.verb("if")
                .main(CONDITION, "what must hold")
                .needs("then", STEPS, "done if it holds")
                .may("else", STEPS, "done if it does not")
                .in(EVERYWHERE)
                .doc("Does one list of steps or the other.")
                .says("if {if}: {then} / otherwise: {else}")
                .example("- if: me.wounds > 0", "  then:", "    - heal: 5", "      who: me");
        words.verb("compare")
                .main(FORMULAS, "a figure, or a list of them: the first pair that differs decides")
                .needs("with", FORMULAS, "the other figure, or as many of them")
                .may("higher", STEPS, "done if the first is higher")
                .may("lower", STEPS, "done if the first is lower")
                .may("equal", STEPS, "done if they are equal")
                .in(IN_PLAY)
                .doc("Compares two figures, or two lists of figures.")
                .says(
                        "compare {compare} with {with} / if the first is higher: {higher} / if it is lower: {lower} / if they are equal: {equal}")
                .example("- compare: self.power", "  with: foe.power", "  higher:", "    - destroy: foe");
        words.verb("choose")
                .main(OPTIONS, "the options; one whose `when` does not hold is not offered")
                .may("by", SELECTOR, "who chooses; left out, the one who acts", "player")
                .may("prompt", TEXT, SelectorWords.PROMPT)
                .in(EVERYWHERE)
                .doc("A player picks one of several things that can be done.")
                .says("{by !choose} one: {choose}")
                .example(
                        "- choose:",
                        "    - name: Rest",
                        "      do:",
                        "        - heal: 5",
                        "          who: me",
                        "    - name: Go on");
        words.verb("random")
                .main(OPTIONS, "the options; `weight` is 1 where it is left out")
                .in(IN_PLAY)
                .doc("Chance picks one of several things.")
                .says("by chance, one of these: {random}")
                .example("- random:", "    - weight: 3", "      do:", "        - draw: 1", "    - weight: 1");
    }

    private static void lists(Words.Builder words) {
        words.verb("for-each")
                .main(SELECTOR, "which things; taken once, and what has gone is skipped")
                .may("as", NAME, "what the steps call it; left out, `it`")
                .needs("do", STEPS, "done for each of them, in order")
                .in(IN_PLAY)
                .doc("Does steps for each of several things, in order.")
                .says("for {each}: {do}")
                .example("- for-each: me.monsters", "  as: friend", "  do:", "    - heal: 2", "      who: friend");
        words.verb("repeat")
                .main(FORMULA, "how many times")
                .within(0, 1000)
                .needs("do", STEPS, "done so many times")
                .in(IN_PLAY)
                .doc("Does steps several times.")
                .says("{repeat =1}{do}", "{repeat =2}twice: {do}", "{repeat * time}: {do}")
                .example("- repeat: 2", "  do:", "    - draw: 1");
        words.verb("together")
                .main(STEPS, "steps that all read the same moment and happen as one")
                .in(IN_PLAY)
                .doc("Does several steps as one; what hears them waits until all are done.")
                .says("at the same time: {together and}")
                .example("- together:", "    - destroy: self", "    - destroy: foe");
        words.verb("let")
                .main(NAME, "a new name")
                .needs("be", VALUE, "what it stands for, worked out now")
                .in(IN_PLAY)
                .doc("Names a figure or a choice for the steps that follow.")
                .says("{let} is {figure}", "pick {be}")
                .example("- let: gift", "  be: { choose: me.cards }", "- lose: gift");
        words.verb("run")
                .main(ID, "which list of steps of the ruleset", "steps")
                .open()
                .in(IN_PLAY)
                .doc("Runs a named list of steps; its `given` values are further parameters.")
                .says("carry out “{run}”")
                .example("- run: fight", "  foe: that.target");
        words.verb("message")
                .main(TEXT, "what is said; `{me}` and other paths in braces are filled in")
                .may("who", SELECTOR, "to whom; left out, to everybody", "player")
                .in(EVERYWHERE)
                .doc("Says something.")
                .silent()
                .says("say “{message}”[ to {who}]")
                .example("- message: \"The land answers to {me}.\"");
    }
}
