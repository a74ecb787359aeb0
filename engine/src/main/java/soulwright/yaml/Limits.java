package soulwright.yaml;

/**
 * How much a file may ask of its reader. Exceeding a limit is a finding, never an exception or a long wait.
 *
 * @param bytes size of the file
 * @param depth collections within collections, aliases followed
 * @param aliased values that aliases repeat, all together
 * @param entries items of a list at the top of the file
 * @param findings reported for one file; the rest would only bury them
 */
public record Limits(int bytes, int depth, int aliased, int entries, int findings) {
    public static Limits standard() {
        return new Limits(4 << 20, 64, 100_000, 50_000, 100);
    }

    public Limits withBytes(int most) {
        return new Limits(most, depth, aliased, entries, findings);
    }
}
