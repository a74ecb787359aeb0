package soulwright.editor.shell;

import java.util.ArrayList;
import java.util.List;

/**
 * Which lines of two texts have no counterpart in the other.
 *
 * @param left the lines of the first text, counted from 0
 * @param right those of the second
 */
record LineDifference(List<Integer> left, List<Integer> right) {
    /** Beyond that, a stretch in which all differs is taken as a whole: the table would be too large. */
    private static final long MOST_CELLS = 4_000_000;

    LineDifference {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /** Keeps as many lines as can be kept in their order. */
    static LineDifference between(List<String> one, List<String> other) {
        int front = 0;
        int most = Math.min(one.size(), other.size());
        while (front < most && one.get(front).equals(other.get(front))) {
            front++;
        }
        int back = 0;
        while (back < most - front && one.get(one.size() - 1 - back).equals(other.get(other.size() - 1 - back))) {
            back++;
        }
        return middle(one.subList(front, one.size() - back), other.subList(front, other.size() - back), front);
    }

    private static LineDifference middle(List<String> one, List<String> other, int from) {
        List<Integer> left = new ArrayList<>();
        List<Integer> right = new ArrayList<>();
        int[][] common = (long) one.size() * other.size() > MOST_CELLS ? new int[0][0] : common(one, other);
        int i = 0;
        int j = 0;
        while (i < one.size() || j < other.size()) {
            boolean both = i < one.size() && j < other.size();
            if (both && common.length > 0 && one.get(i).equals(other.get(j))) {
                i++;
                j++;
            } else if (i < one.size() && (!both || common.length == 0 || common[i + 1][j] >= common[i][j + 1])) {
                left.add(from + i++);
            } else {
                right.add(from + j++);
            }
        }
        return new LineDifference(left, right);
    }

    /** How many lines two texts have in common at most, from each pair of lines on. */
    private static int[][] common(List<String> one, List<String> other) {
        int[][] common = new int[one.size() + 1][other.size() + 1];
        for (int i = one.size() - 1; i >= 0; i--) {
            for (int j = other.size() - 1; j >= 0; j--) {
                common[i][j] = one.get(i).equals(other.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        return common;
    }
}
