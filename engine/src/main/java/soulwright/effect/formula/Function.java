package soulwright.effect.formula;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The closed list of functions of a formula. */
public enum Function {
    MIN(
            Shape.FIGURES,
            2,
            8,
            "min(a, b)",
            "the lowest of several figures",
            "{a}, at most {b #}",
            "{b}, at most {a #}",
            "the lowest of {all}"),
    MAX(
            Shape.FIGURES,
            2,
            8,
            "max(a, b)",
            "the highest of several figures",
            "{a}, at least {b #}",
            "{b}, at least {a #}",
            "the highest of {all}"),
    CLAMP(
            Shape.FIGURES,
            3,
            3,
            "clamp(x, low, high)",
            "x, but not below `low` and not above `high`",
            "{x}, at least {low} and at most {high}"),
    ABS(Shape.FIGURES, 1, 1, "abs(x)", "x without its sign", "{x} without its sign"),
    PERCENT(
            Shape.FIGURES,
            2,
            2,
            "percent(x, p)",
            "p percent of x, rounded down",
            "{p =100}{x}",
            "{p =200}twice {x}",
            "{p =50}half of {x}",
            "{p} % of {x}"),
    IF(
            Shape.BRANCH,
            3,
            3,
            "if(condition, a, b)",
            "a if the condition holds, else b",
            "{a} if {condition}, otherwise {b}"),
    COUNT(
            Shape.LIST_AND_CONDITION,
            1,
            2,
            "count(list, condition)",
            "how many there are, or how many of them fit a condition",
            "the number of {list}{which}"),
    ANY(
            Shape.LIST_AND_CONDITION,
            1,
            2,
            "any(list, condition)",
            "whether there is one, or one that fits a condition",
            "there is {one}{which}"),
    SUM(
            Shape.LIST_AND_FIGURE,
            1,
            2,
            "sum(list, figure)",
            "the figures of all, added up; of a table, its numbers",
            "the sum of {figure} over {list}",
            "{list} in all"),
    HIGHEST(
            Shape.LIST_AND_FIGURE,
            1,
            2,
            "highest(list, figure)",
            "the highest figure among them, 0 if there is none; of a table, its highest number",
            "the highest {figure} among {list}",
            "the highest of {list}"),
    LOWEST(
            Shape.LIST_AND_FIGURE,
            1,
            2,
            "lowest(list, figure)",
            "the lowest figure among them, 0 if there is none; of a table, its lowest number",
            "the lowest {figure} among {list}",
            "the lowest of {list}"),
    DISTANCE(
            Shape.THINGS,
            2,
            2,
            "distance(a, b)",
            "how many steps apart two places are, or those who stand there",
            "the distance from {a} to {b}"),
    USED(
            Shape.ACT_AND_THING,
            1,
            2,
            "used(action, who)",
            "how many times this turn an action was taken; with `who`, by that one",
            "how often {action} was used this turn[ by {who}]"),
    FORECAST(
            Shape.THINGS,
            1,
            1,
            "forecast(foe)",
            "the chance in percent to win a battle, from imagined ones",
            "the chance in percent to beat {foe}"),
    ROLL(Shape.FIGURES, 1, 1, "roll(sides)", "a die: 1 to so many", true, "a roll from 1 to {sides}"),
    CHANCE(Shape.FIGURES, 1, 1, "chance(p)", "holds in p percent of all cases", true, "a chance of {p} % comes true");

    /** What the arguments are. */
    enum Shape {
        FIGURES,
        BRANCH,
        LIST_AND_CONDITION,
        LIST_AND_FIGURE,
        THINGS,
        ACT_AND_THING
    }

    private static final Map<String, Function> BY_WORD =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Function::word, it -> it));

    private final Shape shape;
    private final int fewest;
    private final int most;
    private final String usage;
    private final String doc;
    private final boolean chance;
    private final String says;

    Function(Shape shape, int fewest, int most, String usage, String doc, String... says) {
        this(shape, fewest, most, usage, doc, false, says);
    }

    Function(Shape shape, int fewest, int most, String usage, String doc, boolean chance, String... says) {
        this.shape = shape;
        this.fewest = fewest;
        this.most = most;
        this.usage = usage;
        this.doc = doc;
        this.chance = chance;
        this.says = String.join("\n", says);
    }

    static @Nullable Function of(String word) {
        return BY_WORD.get(word);
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Function::word).toList();
    }

    /** As it is written in a formula. */
    public String word() {
        return usage.substring(0, usage.indexOf('('));
    }

    /** How it is called: `clamp(x, low, high)`. */
    public String usage() {
        return usage;
    }

    /** What it gives, a few words. */
    public String doc() {
        return doc;
    }

    /** Whether its value is drawn at random; then it can stand only in steps. */
    public boolean chance() {
        return chance;
    }

    /** How it is said in rules text, the first template that fits; the arguments are called as in {@link #usage}. */
    public List<String> says() {
        return List.of(says.split("\n"));
    }

    /** What its arguments are called: `x`, `low` and `high`. */
    public List<String> parameters() {
        return List.of(
                usage.substring(usage.indexOf('(') + 1, usage.indexOf(')')).split(", "));
    }

    Shape shape() {
        return shape;
    }

    boolean takes(int arguments) {
        return arguments >= fewest && arguments <= most;
    }
}
