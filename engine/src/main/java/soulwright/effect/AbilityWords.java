package soulwright.effect;

import static soulwright.effect.Parameter.Form.ABILITIES;
import static soulwright.effect.Parameter.Form.CONDITION;
import static soulwright.effect.Parameter.Form.FORMULA;
import static soulwright.effect.Parameter.Form.ID;
import static soulwright.effect.Parameter.Form.IDS;
import static soulwright.effect.Parameter.Form.LIMIT;
import static soulwright.effect.Parameter.Form.NUMBER;
import static soulwright.effect.Parameter.Form.PROPERTY;
import static soulwright.effect.Parameter.Form.SELECTOR;
import static soulwright.effect.Parameter.Form.STEPS;
import static soulwright.effect.Parameter.Form.TARGETS;
import static soulwright.effect.Parameter.Form.TEXT;
import static soulwright.effect.Parameter.Form.TRUTH;
import static soulwright.effect.Parameter.Form.VALUE;

import java.util.List;

/** What can stand as long as its bearer is in force. */
public final class AbilityWords {
    /** When a trigger does what it does. */
    private static final String HEARD = "{when}[, if {if}][, with a chance of {chance %}][, after choosing {targets}]"
            + "[, for this price: {cost}][ ({limit})][ (in {works-in})]";
    /** How each of those that stand can be limited. */
    private static final String STANDS = "[ while {if}][ ({limit})][ (in {works-in})]";

    private AbilityWords() {}

    public static List<VerbSpec> abilities() {
        return List.of(
                on(),
                would(),
                skill(),
                keyword(),
                group(),
                add(),
                set(),
                scale(),
                cannot(),
                noTargetOf(),
                immune(),
                control(),
                countsAs());
    }

    private static VerbSpec on() {
        return common(heard(new VerbSpec.Builder("on").main(ID, "which event", "events")))
                .may("prompt", TEXT, "what its player is asked where he may decline; left out, a plain question")
                .may("targets", TARGETS, "what is chosen first; without a candidate nothing happens")
                .may("cost", STEPS, "what is paid; if it cannot be, nothing happens")
                .needs("do", STEPS, "what is done then")
                .doc("Does something whenever it hears an event; `that` carries the event's values.")
                .says(HEARD + ", you may do this{may}:: {do}", HEARD + ": {do}")
                .example("- on: damaged", "  chance: 50", "  do:", "    - cure: sleep", "      who: self")
                .build();
    }

    private static VerbSpec would() {
        return common(heard(new VerbSpec.Builder("would").main(ID, "what would be done: a verb", "verbs")))
                .may("prompt", TEXT, "what its player is asked where he may refuse; left out, a plain question")
                .may("amount", FORMULA, "how much it is instead")
                .may("instead", STEPS, "what is done instead; an empty list for nothing")
                .doc("Replaces something that is about to happen, once each time; `that` carries its values.")
                .says(
                        "{when}[ and {if &}][, with a chance of {chance %}][, you may refuse{may}][ ({limit})][ (in {works-in})], the amount is {amount}",
                        "{when}[ and {if &}][, with a chance of {chance %}][, you may refuse{may}][ ({limit})][ (in {works-in})], instead: {instead}")
                .example(
                        "- would: damage",
                        "  who: me",
                        "  if: that.element is fire",
                        "  amount: percent(that.amount, 50)")
                .build();
    }

    private static VerbSpec.Builder heard(VerbSpec.Builder ability) {
        return ability.may(
                        "who",
                        SELECTOR,
                        "whom it must befall; left out, its bearer, or whomever where `by` is given; `any` for whomever",
                        "any")
                .may("by", SELECTOR, "who must do it; left out, whoever", "any")
                .may("chance", FORMULA, "in how many percent of all cases")
                .within(0, 100)
                .may("may", TRUTH, "whether its player may decline; he is asked each time");
    }

    private static VerbSpec skill() {
        return common(new VerbSpec.Builder("skill")
                        .main(TEXT, "what players read")
                        .may(
                                "action",
                                ID,
                                "the action of the ruleset that offers it; left out, the one for skills",
                                "actions")
                        .may(
                                "in",
                                IDS,
                                "phases and windows where it may be used; left out, the main ones",
                                "phases",
                                "windows")
                        .may("targets", TARGETS, "what is chosen first")
                        .may("when", CONDITION, "whether it may be used now")
                        .may("cost", STEPS, "what is paid for it"))
                .needs("do", STEPS, "what it does")
                .in("duel")
                .doc("Something that its bearer can be ordered to do.")
                .says(
                        "skill “{skill}”[ ({limit})][, as the action {action}][, in {in}][ (in {works-in})][, only while {if}][, only when {when}][, after choosing {targets}][, for this price: {cost}]: {do}")
                .example(
                        "- skill: Wake up",
                        "  targets:",
                        "    sleeper: { choose: me.seals, where: not ready }",
                        "  do:",
                        "    - ready: sleeper")
                .build();
    }

    private static VerbSpec keyword() {
        return common(new VerbSpec.Builder("keyword")
                        .main(ID, "which keyword", "keywords")
                        .open())
                .doc("A named bundle of abilities; what it is `given` are further parameters.")
                .says("{keyword}" + STANDS)
                .example("- keyword: charging", "  limit: 3")
                .build();
    }

    private static VerbSpec group() {
        return common(new VerbSpec.Builder("abilities").main(ABILITIES, "the abilities"))
                .doc("Several abilities under one condition.")
                .says("[while {if}][ ({limit})][ (in {works-in})]: {abilities}")
                .example("- abilities:", "    - cannot: attack", "    - cannot: move", "  if: self.level > 3")
                .build();
    }

    private static VerbSpec add() {
        return common(whose(new VerbSpec.Builder("add").main(FORMULA, "how much"))
                        .needs("to", NUMBER, "which number"))
                .doc("Adds to a number as long as it stands, to what it is set to if it is.")
                .says("{who have} {add +} {to}" + STANDS, "{add} counts on top of {whose-to}" + STANDS)
                .example("- add: 6", "  to: attack", "  who: me.monster")
                .build();
    }

    private static VerbSpec set() {
        return common(whose(new VerbSpec.Builder("set").main(PROPERTY, "which number or trait"))
                        .needs("to", VALUE, "its value"))
                .doc("Fixes a number or a trait as long as it stands; of several the last one counts.")
                .says("{whose-set} counts as {to}" + STANDS)
                .example("- set: element", "  to: fire", "  who: self")
                .build();
    }

    private static VerbSpec scale() {
        return common(whose(new VerbSpec.Builder("scale").main(NUMBER, "which number"))
                        .needs("percent", FORMULA, "how many percent; 200 doubles it"))
                .doc(
                        "Takes so many percent of a number as long as it stands, after all that is set and added; rounded down.")
                .says(
                        "{percent =200}{whose-scale} counts double" + STANDS,
                        "{percent =50}{whose-scale} counts half" + STANDS,
                        "{whose-scale} counts at {percent %}" + STANDS)
                .example("- scale: attack", "  percent: 150", "  who: self")
                .build();
    }

    private static VerbSpec cannot() {
        return common(whose(new VerbSpec.Builder("cannot")
                        .main(IDS, "actions, or verbs that do not befall it", "actions", "verbs")))
                .doc("What its bearer may not do.")
                .says("{who} cannot {cannot}" + STANDS)
                .example("- cannot: [attack, skill]")
                .build();
    }

    private static VerbSpec noTargetOf() {
        return common(whose(new VerbSpec.Builder("no-target-of").main(IDS, "actions", "actions")))
                .doc("Actions that may not choose its bearer.")
                .says("{who} cannot be chosen for {no-target-of}" + STANDS)
                .example("- no-target-of: attack")
                .build();
    }

    private static VerbSpec immune() {
        return common(whose(new VerbSpec.Builder("immune").main(IDS, "statuses", "statuses")))
                .doc("Statuses that its bearer does not get.")
                .says("{who} cannot get {immune}" + STANDS)
                .example("- immune: poison", "  who: me.team")
                .build();
    }

    private static VerbSpec control() {
        return common(whose(new VerbSpec.Builder("control").main(SELECTOR, "who commands it", "player")))
                .in("duel")
                .doc("Another player commands its bearer.")
                .says("{control control} {who}" + STANDS)
                .example("- control: me")
                .build();
    }

    private static VerbSpec countsAs() {
        return common(whose(new VerbSpec.Builder("counts-as").main(ID, "an entry", "cards", "monsters")))
                .in("duel")
                .doc("Its bearer bears another name as well, everywhere.")
                .says("{who count} as {counts-as} too" + STANDS)
                .example("- counts-as: blue-comet")
                .build();
    }

    private static VerbSpec.Builder whose(VerbSpec.Builder ability) {
        return ability.may("who", SELECTOR, "whom it befalls; left out, its bearer");
    }

    private static VerbSpec.Builder common(VerbSpec.Builder ability) {
        return ability.may("if", CONDITION, "it stands only while this holds")
                .may("limit", LIMIT, "how often; counted for its bearer")
                .may("works-in", IDS, "the zones in which it works; left out, those in play", "zones");
    }
}
