package soulwright.tools.terminal;

/** A number of things in words. */
public final class Count {
    private Count() {}

    /** `1 command`, `2 commands`. */
    public static String of(int number, String thing) {
        return of(number, thing, thing + "s");
    }

    /** `1 person`, `2 people`. */
    public static String of(int number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }

    /** `is 1 seat`, `are 2 seats`. */
    public static String are(int number, String thing) {
        return (number == 1 ? "is " : "are ") + of(number, thing);
    }
}
