package soulwright.tools.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import soulwright.game.Decision;

/**
 * What can be typed for each option besides its number.
 *
 * @param words of each option; as many of their first letters are enough as tell them from the others
 * @param ways other words that mean options, such as `north`
 */
record Keys(List<String> words, Map<String, Integer> ways) {
    Keys {
        words = List.copyOf(words);
    }

    static Keys of(Decision decision, Map<String, Integer> ways) {
        List<String> words = new ArrayList<>();
        for (int option = 0; option < decision.size(); option++) {
            words.add(decision.words(option));
        }
        return new Keys(words, ways);
    }

    /** Whether words begin so, whatever the case. */
    static boolean begins(String words, String start) {
        return words.toLowerCase(Locale.ROOT).startsWith(start.toLowerCase(Locale.ROOT));
    }

    /** How many letters at the beginning of an option are enough; 0 if no number of them is. */
    int enough(int option) {
        String own = words.get(option).toLowerCase(Locale.ROOT);
        for (int length = 1; length <= own.length(); length++) {
            String letters = own.substring(0, length);
            if (matching(letters).equals(List.of(option)) && isFree(letters)) {
                return length;
            }
        }
        return 0;
    }

    private boolean isFree(String letters) {
        return !ways.containsKey(letters) && Word.of(letters).isEmpty();
    }

    /** The options that are called just so, or else those that begin so, or else those of which some word does; whatever the case. */
    List<Integer> matching(String typed) {
        List<Integer> found = where(words -> words.equalsIgnoreCase(typed));
        if (found.isEmpty()) {
            found = where(words -> begins(words, typed));
        }
        return found.isEmpty() ? where(words -> hasWord(words, typed)) : found;
    }

    /** Whether some word of them begins so. */
    static boolean hasWord(String words, String typed) {
        return Arrays.stream(words.split("[^\\p{L}\\p{N}]+", -1)).anyMatch(word -> begins(word, typed));
    }

    private List<Integer> where(Predicate<String> fits) {
        return IntStream.range(0, words.size())
                .filter(option -> fits.test(words.get(option)))
                .boxed()
                .toList();
    }
}
