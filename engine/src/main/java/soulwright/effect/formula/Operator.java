package soulwright.effect.formula;

import java.util.List;

/** The signs and words that join the parts of a formula. */
public enum Operator {
    ADD("+", "a + b", "the sum of two numbers", "{a} + {b}"),
    SUBTRACT(
            "-",
            "a - b",
            "what is left of a without b; before a single number, its opposite",
            "{a =0}minus {b}",
            "{a} - {b}"),
    MULTIPLY("*", "a * b", "a times b", "{a =2}twice {b}", "{b =2}twice {a}", "{a} × {b}"),
    DIVIDE(
            "/",
            "a / b",
            "a divided by b, rounded down, below 0 as well; 0 where b is 0",
            "{b =2}half of {a}, rounded down",
            "{b =3}a third of {a}, rounded down",
            "{b =4}a quarter of {a}, rounded down",
            "{a} divided by {b}, rounded down"),
    REMAINDER(
            "%",
            "a % b",
            "what is left when a is divided by b, with the sign of b; 0 where b is 0",
            "what is left of {a} divided by {b}"),
    LESS("<", "a < b", "whether a is less than b", "{a be} less than {b}"),
    AT_MOST("<=", "a <= b", "whether a is at most b", "{a be} at most {b}"),
    MORE(">", "a > b", "whether a is more than b", "{a be} more than {b}"),
    AT_LEAST(">=", "a >= b", "whether a is at least b", "{a be} at least {b}"),
    EQUAL("==", "a == b", "whether two numbers are equal; things and ids are compared with `is`", "{a be} {b}"),
    UNEQUAL("!=", "a != b", "whether two numbers differ; things and ids are compared with `is not`", "{a be} not {b}"),
    IN(
            "in",
            "a in b",
            "whether a number is in a range such as `1..3`, or a thing or an id is among others",
            "{a be} one of {b}"),
    AND("and", "a and b", "whether both hold", "{a} and {b}"),
    OR("or", "a or b", "whether one of them holds, or both", "{a} or {b}"),
    NOT("not", "not a", "whether it does not hold", "it is not so that {a}");

    private final String sign;
    private final String usage;
    private final String doc;
    private final String says;

    Operator(String sign, String usage, String doc, String... says) {
        this.sign = sign;
        this.usage = usage;
        this.doc = doc;
        this.says = String.join("\n", says);
    }

    public String sign() {
        return sign;
    }

    /** As it stands in a formula. */
    public String usage() {
        return usage;
    }

    /** What it gives. */
    public String doc() {
        return doc;
    }

    /** How it is said in rules text, the first template that fits; the operands are `a` and `b`. */
    public List<String> says() {
        return List.of(says.split("\n"));
    }
}
