package soulwright.effect.formula;

/** One word, figure or sign of a formula. The text of the END is empty. */
record Token(Kind kind, String text, int start, int end) {
    enum Kind {
        FIGURE,
        DICE,
        NAME,
        SIGN,
        END
    }

    boolean is(String sign) {
        return (kind == Kind.SIGN || kind == Kind.NAME) && text.equals(sign);
    }
}
