package soulwright.effect.formula;

/** The signs and words that join the parts of a formula. */
public enum Operator {
    ADD("+", "a + b", "the sum of two numbers"),
    SUBTRACT("-", "a - b", "what is left of a without b; before a single number, its opposite"),
    MULTIPLY("*", "a * b", "a times b"),
    DIVIDE("/", "a / b", "a divided by b, rounded down, below 0 as well; 0 where b is 0"),
    REMAINDER("%", "a % b", "what is left when a is divided by b, with the sign of b; 0 where b is 0"),
    LESS("<", "a < b", "whether a is less than b"),
    AT_MOST("<=", "a <= b", "whether a is at most b"),
    MORE(">", "a > b", "whether a is more than b"),
    AT_LEAST(">=", "a >= b", "whether a is at least b"),
    EQUAL("==", "a == b", "whether two numbers are equal; things and ids are compared with `is`"),
    UNEQUAL("!=", "a != b", "whether two numbers differ; things and ids are compared with `is not`"),
    IN("in", "a in b", "whether a number is in a range such as `1..3`, or a thing or an id is among others"),
    AND("and", "a and b", "whether both hold"),
    OR("or", "a or b", "whether one of them holds, or both"),
    NOT("not", "not a", "whether it does not hold");

    private final String sign;
    private final String usage;
    private final String doc;

    Operator(String sign, String usage, String doc) {
        this.sign = sign;
        this.usage = usage;
        this.doc = doc;
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
}
