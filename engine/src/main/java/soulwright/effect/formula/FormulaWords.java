package soulwright.effect.formula;

import java.util.Arrays;
import java.util.Set;

/** The words that formulas keep for themselves. */
public final class FormulaWords {
    private static final Set<String> VALUES = Set.of("it", "none", "true", "false");

    private FormulaWords() {}

    /** Whether formulas mean something of their own by a word, so that nothing that they read should be called so. */
    public static boolean has(String word) {
        return Parser.WORDS.contains(word)
                || VALUES.contains(word)
                || Arrays.stream(Function.values()).map(Function::word).anyMatch(word::equals);
    }
}
