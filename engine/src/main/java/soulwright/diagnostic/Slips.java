package soulwright.diagnostic;

import java.util.Arrays;

/**
 * How many slips of the finger lie between a word and others: a letter too many, too few, wrong, or two swapped (the restricted distance of
 * Damerau and Levenshtein). Three rows are kept and used again, so that a word can be held against thousands of names.
 */
final class Slips {
    private final String word;
    private int[] row;
    private int[] above;
    private int[] twoAbove;

    Slips(String word) {
        this.word = word;
        this.row = new int[word.length() + 1];
        this.above = new int[word.length() + 1];
        this.twoAbove = new int[word.length() + 1];
    }

    /** The number of slips, or anything above the limit if there are more. */
    int to(String other, int limit) {
        if (Math.abs(other.length() - word.length()) > limit) {
            return limit + 1;
        }
        Arrays.setAll(row, i -> i);
        for (int i = 1; i <= other.length(); i++) {
            nextRow();
            if (fill(other, i) > limit) {
                return limit + 1;
            }
        }
        return row[word.length()];
    }

    private void nextRow() {
        int[] oldest = twoAbove;
        twoAbove = above;
        above = row;
        row = oldest;
    }

    private int fill(String other, int i) {
        row[0] = i;
        int least = i;
        for (int j = 1; j <= word.length(); j++) {
            row[j] = slips(other, i, j);
            least = Math.min(least, row[j]);
        }
        return least;
    }

    private int slips(String other, int i, int j) {
        int wrong = other.charAt(i - 1) == word.charAt(j - 1) ? 0 : 1;
        int slips = Math.min(above[j - 1] + wrong, 1 + Math.min(above[j], row[j - 1]));
        return swapped(other, i, j) ? Math.min(slips, twoAbove[j - 2] + 1) : slips;
    }

    private boolean swapped(String other, int i, int j) {
        return i > 1 && j > 1 && other.charAt(i - 1) == word.charAt(j - 2) && other.charAt(i - 2) == word.charAt(j - 1);
    }
}
