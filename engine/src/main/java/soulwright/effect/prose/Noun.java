package soulwright.effect.prose;

import java.util.List;
import java.util.regex.Pattern;

/** Who or what is spoken of, as it stands in a sentence. */
record Noun(String words, Person person) {
    static final Noun YOU = new Noun("you", Person.YOU);
    static final Noun IT = one("it");

    /** After such words a genitive `'s` would belong to the wrong noun. */
    private static final Pattern LONG =
            Pattern.compile("[,(']| (of|with|without|that|whose|for|at|in|from|to|on|and|or) ");

    /** How verbs go with it. */
    enum Person {
        YOU,
        ONE,
        MANY
    }

    static Noun one(String words) {
        return new Noun(words, Person.ONE);
    }

    static Noun many(String words) {
        return new Noun(words, Person.MANY);
    }

    /** A thing or number that is called so: a plural word counts as several. */
    static Noun named(String words) {
        return English.isPlural(words) ? many(words) : one(words);
    }

    /** Something that it has: `your attack`, `the attack of the monster that is out`. */
    String of(String what) {
        if (person == Person.YOU) {
            return "your " + what;
        }
        if (words.equals("it")) {
            return "its " + what;
        }
        if (LONG.matcher(words).find()) {
            return "the " + what + " of " + words;
        }
        return words + (person == Person.MANY && words.endsWith("s") ? "' " : "'s ") + what;
    }

    /** Where cards lie, of the cards that lie there: of `your cards in hand` it is your hand. */
    Noun place() {
        return new Noun(words.replace("cards in ", ""), person);
    }

    static Noun joined(List<Noun> nouns, String last) {
        if (nouns.size() == 1) {
            return nouns.get(0);
        }
        return many(English.join(nouns.stream().map(Noun::words).toList(), last));
    }
}
