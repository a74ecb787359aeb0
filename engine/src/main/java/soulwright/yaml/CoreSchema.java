package soulwright.yaml;

import soulwright.yaml.YamlScalar.Kind;

/**
 * What a plain scalar means, by YAML 1.2's core schema: `no`, `on`, `1:30`, `1_000` and dates are text, `010` is ten. Two things are text
 * here that the core schema calls numbers, for no rule has a use for them and some readers choke: `.inf` and `.nan`, and numbers of more than
 * {@value #LONGEST_NUMBER} chars or with an exponent of more than three digits.
 */
final class CoreSchema {
    private static final int LONGEST_NUMBER = 100;
    private static final int LONGEST_EXPONENT = 3;

    static Kind kindOf(String text) {
        if (text.isEmpty()) {
            return Kind.NULL;
        }
        char first = text.charAt(0);
        if (first <= '9') {
            return first >= '+' ? number(text) : Kind.TEXT;
        }
        return text.length() <= 5 ? word(text) : Kind.TEXT;
    }

    private static Kind word(String text) {
        return switch (text) {
            case "~", "null", "Null", "NULL" -> Kind.NULL;
            case "true", "True", "TRUE", "false", "False", "FALSE" -> Kind.TRUTH;
            default -> Kind.TEXT;
        };
    }

    private static Kind number(String text) {
        if (text.length() > LONGEST_NUMBER) {
            return Kind.TEXT;
        }
        if (text.startsWith("0x") || text.startsWith("0o")) {
            return allDigits(text, 2, text.charAt(1) == 'x' ? 16 : 8) ? Kind.INTEGER : Kind.TEXT;
        }
        int start = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        int whole = digits(text, start);
        if (whole == text.length()) {
            return whole > start ? Kind.INTEGER : Kind.TEXT;
        }
        return decimal(text, start, whole) ? Kind.DECIMAL : Kind.TEXT;
    }

    private static boolean decimal(String text, int start, int whole) {
        int end = whole;
        int figures = whole - start;
        if (text.charAt(end) == '.') {
            end = digits(text, end + 1);
            figures += end - whole - 1;
        }
        return figures > 0 && (end == text.length() || exponent(text, end));
    }

    private static boolean exponent(String text, int at) {
        if (text.charAt(at) != 'e' && text.charAt(at) != 'E') {
            return false;
        }
        boolean signed = at + 1 < text.length() && (text.charAt(at + 1) == '-' || text.charAt(at + 1) == '+');
        int start = signed ? at + 2 : at + 1;
        return text.length() - start <= LONGEST_EXPONENT && allDigits(text, start, 10);
    }

    private static boolean allDigits(String text, int start, int radix) {
        for (int i = start; i < text.length(); i++) {
            if (text.charAt(i) > 'f' || Character.digit(text.charAt(i), radix) < 0) {
                return false;
            }
        }
        return start < text.length();
    }

    /** The end of the decimal digits that begin at an offset. */
    private static int digits(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    private CoreSchema() {}
}
