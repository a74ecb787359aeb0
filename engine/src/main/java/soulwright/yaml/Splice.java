package soulwright.yaml;

import java.util.Comparator;
import java.util.List;

/**
 * Replaces a stretch of a text. A list of splices is meant for the same text, and none touches what another replaces.
 *
 * @param start offset of the first char replaced
 * @param end offset behind the last; equal to start for an insertion
 */
public record Splice(int start, int end, String replacement) {
    static Splice insert(int at, String text) {
        return new Splice(at, at, text);
    }

    static Splice delete(int start, int end) {
        return new Splice(start, end, "");
    }

    /** Whether none touches what another replaces. */
    static boolean areApart(List<Splice> splices) {
        int done = 0;
        for (Splice splice : inOrder(splices)) {
            if (splice.start() < done || splice.end() < splice.start()) {
                return false;
            }
            done = splice.end();
        }
        return true;
    }

    /** The text with all of them done; insertions at one offset keep their order. */
    public static String apply(String text, List<Splice> splices) {
        StringBuilder changed = new StringBuilder(text.length() + 64);
        int done = 0;
        for (Splice splice : inOrder(splices)) {
            changed.append(text, done, splice.start()).append(splice.replacement());
            done = splice.end();
        }
        return changed.append(text, done, text.length()).toString();
    }

    /** The one splice that leads from a text to another, as short as can be; none when they are the same. */
    static List<Splice> between(String before, String after) {
        int most = Math.min(before.length(), after.length());
        int front = 0;
        while (front < most && before.charAt(front) == after.charAt(front)) {
            front++;
        }
        int back = 0;
        while (back < most - front
                && before.charAt(before.length() - 1 - back) == after.charAt(after.length() - 1 - back)) {
            back++;
        }
        return before.equals(after)
                ? List.of()
                : List.of(new Splice(front, before.length() - back, after.substring(front, after.length() - back)));
    }

    private static List<Splice> inOrder(List<Splice> splices) {
        return splices.stream().sorted(Comparator.comparingInt(Splice::start)).toList();
    }
}
