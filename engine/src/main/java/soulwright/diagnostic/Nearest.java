package soulwright.diagnostic;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * "Did you mean": the known name that somebody most likely wanted to write. Better no suggestion than a silly one, so a name counts only
 * if a third of its letters at most are wrong, or if it differs in case, hyphens or number alone, or if one is a part of the other.
 */
public final class Nearest {
    private static final int SAME_LETTERS = 1;
    private static final int SINGULAR_OR_PLURAL = 5;
    private static final int ONE_SLIP = 10;
    private static final int ONE_IS_PART = 15;
    private static final int SHORTEST_PART = 3;

    private final String word;
    private final String letters;
    private final int slips;
    private final Slips distance;

    private Nearest(String word) {
        this.word = word;
        this.letters = letters(word);
        this.slips = letters.length() < 2 ? 0 : Math.max(1, letters.length() / 3);
        this.distance = new Slips(letters);
    }

    /** The nearest of some names; of equally near ones that with the same beginning, then the first in the alphabet. */
    public static Optional<String> to(String word, Iterable<String> names) {
        return new Nearest(word).among(names);
    }

    /** Whether exactly one of some names is so near that one slip of the finger explains the word. */
    public static boolean isOneSlip(String word, Iterable<String> names) {
        Nearest nearest = new Nearest(word);
        return StreamSupport.stream(names.spliterator(), false)
                        .distinct()
                        .filter(name ->
                                !name.equals(word) && nearest.slips > 0 && nearest.distance.to(letters(name), 1) <= 1)
                        .limit(2)
                        .count()
                == 1;
    }

    private Optional<String> among(Iterable<String> names) {
        Candidate best = null;
        for (String name : names) {
            int cost = cost(name);
            if (cost < Integer.MAX_VALUE) {
                Candidate candidate = new Candidate(name, cost, sameBeginning(name));
                best = best == null || Candidate.ORDER.compare(candidate, best) < 0 ? candidate : best;
            }
        }
        return Optional.ofNullable(best).map(Candidate::name);
    }

    private int cost(String name) {
        if (name.equals(word)) {
            return Integer.MAX_VALUE;
        }
        String other = letters(name);
        if (other.equals(letters)) {
            return SAME_LETTERS;
        }
        if (isPlural(other, letters) || isPlural(letters, other)) {
            return SINGULAR_OR_PLURAL;
        }
        int wrong = distance.to(other, slips);
        return wrong <= slips ? wrong * ONE_SLIP : costOfPart(other);
    }

    private int costOfPart(String other) {
        boolean part = letters.length() < other.length() ? isPart(letters, other) : isPart(other, letters);
        return part ? ONE_IS_PART + Math.abs(letters.length() - other.length()) : Integer.MAX_VALUE;
    }

    private int sameBeginning(String name) {
        int shortest = Math.min(word.length(), name.length());
        int same = 0;
        while (same < shortest && word.charAt(same) == name.charAt(same)) {
            same++;
        }
        return same;
    }

    private static boolean isPlural(String plural, String singular) {
        int more = plural.length() - singular.length();
        if (more < 1 || more > 2 || !plural.endsWith("s")) {
            return false;
        }
        String stem = singular.substring(0, singular.length() - 1);
        return plural.equals(singular + (more == 1 ? "s" : "es"))
                || (singular.endsWith("y") && plural.equals(stem + "ies"))
                || (singular.endsWith("f") && plural.equals(stem + "ves"));
    }

    private static boolean isPart(String part, String whole) {
        return part.length() >= SHORTEST_PART && (whole.startsWith(part) || whole.endsWith(part));
    }

    /** What is compared: hyphens, underscores, spaces and case are what people get wrong most, and never what they mean. */
    private static String letters(String name) {
        StringBuilder letters = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != '-' && c != '_' && c != ' ') {
                letters.append(c);
            }
        }
        return letters.toString().toLowerCase(Locale.ROOT);
    }

    private record Candidate(String name, int cost, int sameBeginning) {
        static final Comparator<Candidate> ORDER = Comparator.comparingInt(Candidate::cost)
                .thenComparing(Candidate::sameBeginning, Comparator.reverseOrder())
                .thenComparing(Candidate::name);
    }
}
