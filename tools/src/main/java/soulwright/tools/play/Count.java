package soulwright.tools.play;

/** A number of things in words. */
final class Count {
    private Count() {}

    /** `1 command`, `2 commands`. */
    static String of(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
