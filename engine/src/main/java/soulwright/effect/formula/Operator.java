package soulwright.effect.formula;

/** The signs and words that join the parts of a formula. */
public enum Operator {
    ADD("+"),
    SUBTRACT("-"),
    MULTIPLY("*"),
    DIVIDE("/"),
    REMAINDER("%"),
    LESS("<"),
    AT_MOST("<="),
    MORE(">"),
    AT_LEAST(">="),
    EQUAL("=="),
    UNEQUAL("!="),
    IN("in"),
    AND("and"),
    OR("or"),
    NOT("not");

    private final String sign;

    Operator(String sign) {
        this.sign = sign;
    }

    public String sign() {
        return sign;
    }
}
