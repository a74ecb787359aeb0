package soulwright.effect.formula;

/**
 * The arithmetic of formulas: whole numbers that never overflow (they stop at the ends of what a long can hold), division towards minus
 * infinity, and 0 for what is divided by 0.
 */
public final class Arithmetic {
    private Arithmetic() {}

    /** What an operator makes of two constants. */
    static long of(Operator operator, long a, long b) {
        return switch (operator) {
            case ADD -> add(a, b);
            case SUBTRACT -> subtract(a, b);
            case MULTIPLY -> multiply(a, b);
            case DIVIDE -> divide(a, b);
            case REMAINDER -> remainder(a, b);
            default -> throw new IllegalArgumentException("no arithmetic: " + operator);
        };
    }

    /** Whether a comparison of two constants holds. */
    static boolean holds(Operator operator, long a, long b) {
        return switch (operator) {
            case LESS -> a < b;
            case AT_MOST -> a <= b;
            case MORE -> a > b;
            case AT_LEAST -> a >= b;
            case EQUAL -> a == b;
            case UNEQUAL -> a != b;
            default -> throw new IllegalArgumentException("no comparison: " + operator);
        };
    }

    public static long subtract(long a, long b) {
        return b == Long.MIN_VALUE ? add(add(a, Long.MAX_VALUE), 1) : add(a, -b);
    }

    public static long divide(long a, long b) {
        return b == 0 ? 0 : b == -1 ? multiply(a, -1) : Math.floorDiv(a, b);
    }

    public static long remainder(long a, long b) {
        return b == 0 ? 0 : Math.floorMod(a, b);
    }

    /** So many percent of a number, rounded down. */
    public static long percent(long of, long percent) {
        return Math.floorDiv(multiply(of, percent), 100);
    }

    public static long clamp(long x, long low, long high) {
        return Math.min(Math.max(x, low), Math.max(low, high));
    }

    public static long abs(long x) {
        return x == Long.MIN_VALUE ? Long.MAX_VALUE : Math.abs(x);
    }

    public static long add(long a, long b) {
        long sum = a + b;
        boolean overflows = ((a ^ sum) & (b ^ sum)) < 0;
        return overflows ? (a < 0 ? Long.MIN_VALUE : Long.MAX_VALUE) : sum;
    }

    public static long multiply(long a, long b) {
        long high = Math.multiplyHigh(a, b);
        long low = a * b;
        boolean fits = (high == 0 && low >= 0) || (high == -1 && low < 0);
        return fits ? low : (a < 0) == (b < 0) ? Long.MAX_VALUE : Long.MIN_VALUE;
    }
}
