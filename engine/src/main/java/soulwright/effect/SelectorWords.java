package soulwright.effect;

import static soulwright.effect.Parameter.Form.CONDITION;
import static soulwright.effect.Parameter.Form.CONDITIONS;
import static soulwright.effect.Parameter.Form.FORMULA;
import static soulwright.effect.Parameter.Form.SELECTOR;
import static soulwright.effect.Parameter.Form.TEXT;

import java.util.List;

/** The ways to say which things are meant, beside a path and a list of paths. */
public final class SelectorWords {
    private static final String WHERE = "only those for which it holds; bare names are the candidate's";

    /** Of whatever asks a player something. */
    static final String PROMPT = "what the player is asked; left out, a plain question";

    private static final String NONE =
            "what the player is told, in small letters, when there is nothing to choose; left out, a plain sentence";

    private SelectorWords() {}

    public static List<VerbSpec> selectors() {
        return List.of(
                new VerbSpec.Builder("all")
                        .main(SELECTOR, "from which")
                        .may("where", CONDITION, WHERE)
                        .may("but", SELECTOR, "all but these")
                        .doc("All of them.")
                        .says("{every}{which}[ except {but}]")
                        .example("{ all: me.monsters, where: level >= 3 }")
                        .build(),
                new VerbSpec.Builder("choose")
                        .main(SELECTOR, "from which")
                        .may("where", CONDITION, WHERE)
                        .may("matching", CONDITIONS, "one for each condition, all different")
                        .may("count", FORMULA, "how many; left out, one")
                        .atLeast(0)
                        .may("by", SELECTOR, "who chooses; left out, the one who acts", "player")
                        .may("prompt", TEXT, PROMPT)
                        .may("none", TEXT, NONE)
                        .may("prefer", FORMULA, "how much a computer player likes each; bare names are the candidate's")
                        .doc("Those that a player chooses.")
                        .says(
                                "{some} of {by 's choice}{which}",
                                "{some}{which}",
                                "among {every}{which}: one {matching}")
                        .example("{ choose: opponent.field, where: not shielded, prompt: \"Whom do you attack?\" }")
                        .build(),
                new VerbSpec.Builder("random")
                        .main(SELECTOR, "from which")
                        .may("where", CONDITION, WHERE)
                        .may("weight", FORMULA, "how likely each is, 1 where it is left out")
                        .may("count", FORMULA, "how many; left out, one")
                        .atLeast(0)
                        .doc("Those that chance picks.")
                        .says("{any}{which}[ (odds: {weight})]")
                        .example("{ random: items, where: level <= 4, weight: 10 - level }")
                        .build(),
                new VerbSpec.Builder("place")
                        .main(SELECTOR, "in which zones")
                        .may("where", CONDITION, WHERE)
                        .may("by", SELECTOR, "who chooses; left out, the one who acts", "player")
                        .may("prompt", TEXT, PROMPT)
                        .may("none", TEXT, NONE)
                        .doc("A free place that a player chooses.")
                        .says("a free place in {place} of {by 's choice}{which}", "a free place in {place}{which}")
                        .example("{ place: me.field }")
                        .build(),
                new VerbSpec.Builder("closest")
                        .main(SELECTOR, "from which")
                        .needs("sum", FORMULA, "the figure of each that is added up")
                        .needs("limit", FORMULA, "what the sum comes close to and does not exceed")
                        .doc("Those whose figures add up closest to a limit without exceeding it.")
                        .says(
                                "those of {closest} for which {sum}, added up, comes closest to {limit} without exceeding it")
                        .example("{ closest: me.field, sum: printed.defence, limit: rest }")
                        .build());
    }
}
