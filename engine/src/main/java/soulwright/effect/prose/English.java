package soulwright.effect.prose;

import java.util.List;
import java.util.Map;
import soulwright.effect.Plural;

/** The little grammar that words need which are known only when they are said. */
final class English {
    private static final Map<String, String> THIRD = Map.of("have", "has", "be", "is", "do", "does", "go", "goes");
    private static final String BE = "be";

    private English() {}

    /** Whether a verb is said as it is, as denied, or as what would happen. */
    enum Mood {
        PLAIN,
        NOT,
        WOULD
    }

    static String verb(String verb, Noun subject, Mood mood) {
        boolean one = subject.person() == Noun.Person.ONE;
        return switch (mood) {
            case WOULD -> "would " + verb;
            case NOT -> verb.equals(BE) ? (one ? "is not" : "are not") : (one ? "does not " : "do not ") + verb;
            case PLAIN -> one ? third(verb) : verb.equals(BE) ? "are" : verb;
        };
    }

    private static String third(String verb) {
        String known = THIRD.get(verb);
        return known == null ? Plural.of(verb) : known;
    }

    /** Several of what a phrase means: `free places`. */
    static String plural(String noun) {
        int of = noun.indexOf(" of ");
        if (of > 0) {
            return plural(noun.substring(0, of)) + noun.substring(of);
        }
        return isPlural(noun) ? noun : Plural.of(noun);
    }

    /** Whether a word already means several: `hit points`; `status` does not. */
    static boolean isPlural(String noun) {
        return noun.endsWith("s") && !noun.endsWith("ss") && !noun.endsWith("us");
    }

    static String article(String noun) {
        if (noun.startsWith("other ")) {
            return "an" + noun;
        }
        boolean vowel = !noun.isEmpty() && "aeiou".indexOf(Character.toLowerCase(noun.charAt(0))) >= 0;
        return (vowel ? "an " : "a ") + noun;
    }

    /** `a, b and c` */
    static String join(List<String> words, String last) {
        int end = words.size() - 1;
        return end <= 0
                ? String.join("", words)
                : String.join(", ", words.subList(0, end)) + " " + last + " " + words.get(end);
    }

    /** What an id says when nobody gave it a name: `magic-attack` is magic attack. */
    static String spaced(String id) {
        return id.substring(id.indexOf(':') + 1).replace('-', ' ');
    }

    /** With a full stop, unless it ends a sentence already. */
    static String ended(String words) {
        return words.isEmpty() || ".!?:".indexOf(words.charAt(words.length() - 1)) >= 0 ? words : words + ".";
    }
}
