package soulwright.effect.prose;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Id;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.Vocabulary;
import soulwright.effect.Words;
import soulwright.effect.compiled.Compiled;

/**
 * What somebody knows who says an effect: the words of the game, and what the names stand for at this point of the text. Immutable.
 *
 * @param called how targets, `it` and other names are referred to, once they were said
 * @param given what a keyword's parameters stand for, which is said in the voice of whoever gave it
 * @param outer that voice; null outside of keywords
 */
record Voice(
        Vocabulary vocabulary,
        Naming naming,
        Map<String, Noun> called,
        Map<String, Compiled> given,
        @Nullable Voice outer) {
    private static final String ONE_OF = "one-of";
    private static final String IT = "it";

    static Voice of(Vocabulary vocabulary, Naming naming) {
        return new Voice(vocabulary, naming, Map.of(), Map.of(), null);
    }

    Terms terms() {
        return new Terms(this);
    }

    Conditions conditions() {
        return new Conditions(this);
    }

    Filters filters() {
        return new Filters(this);
    }

    Groups groups() {
        return new Groups(this);
    }

    /** The same voice, for which a name means something that was just said. */
    Voice calling(String name, Noun noun) {
        Map<String, Noun> more = new HashMap<>(called);
        more.put(name, noun);
        return new Voice(vocabulary, naming, more, given, outer);
    }

    /** After something of a type was chosen under a name: it is `that land`, or `the other land` where there is one already. */
    Voice choosing(String name, Type type) {
        boolean many = type instanceof Type.Thing thing && thing.many();
        String noun = many ? English.plural(kind(type)) : kind(type);
        for (String which : many ? new String[] {"those", "the other", "the remaining"} : ORDER) {
            Noun candidate = many ? Noun.many(which + " " + noun) : Noun.one(which + " " + noun);
            if (!called.containsValue(candidate)) {
                return calling(name, candidate);
            }
        }
        return calling(name, Noun.one("the " + noun + " “" + English.spaced(name) + "”"));
    }

    private static final String[] ORDER = {"that", "the other", "the third", "the fourth"};

    /** The voice of a keyword's own text. */
    Voice inside(Map<String, Compiled> arguments) {
        return new Voice(vocabulary, naming, called, arguments, this);
    }

    /** The voice of whoever gave a keyword its parameters. */
    Voice outside() {
        return outer == null ? this : new Voice(vocabulary, naming, called, outer.given, outer.outer);
    }

    /** Who or what a name means. */
    Noun name(String name, Type type) {
        Noun known = called.get(name);
        if (known != null) {
            return known;
        }
        boolean many = type instanceof Type.Thing thing && thing.many();
        String words = vocabulary.said(Words.NAMES, name).orElse("");
        if (words.equals(Noun.YOU.words())) {
            return Noun.YOU;
        }
        if (words.isEmpty()) {
            words = name.equals(IT) ? IT : (isOwn(name, type) ? "this " + kind(type) : "the " + English.spaced(name));
        }
        return many && !words.startsWith("every") ? Noun.many(words) : Noun.one(words);
    }

    private static boolean isOwn(String name, Type type) {
        boolean one = type instanceof Type.Thing thing && !thing.many();
        return one && (name.equals("self") || name.equals(((Type.Thing) type).kind()));
    }

    /** What one of those is called that a name means several of: `other player`. */
    String oneOf(String name, Type type) {
        return vocabulary.said(ONE_OF, name).orElseGet(() -> kind(type));
    }

    /** What a thing of a type is called, or one of several. */
    String kind(Type type) {
        if (type instanceof Type.Thing thing) {
            var kind = vocabulary.things().kind(thing.kind());
            return kind == null || kind.noun().isEmpty() ? English.spaced(thing.kind()) : kind.noun();
        }
        return type instanceof Type.Id id ? oneOfSet(id.set()) : "figure";
    }

    /** What one of a kind of entry or of a declared set is called. */
    String oneOfSet(String set) {
        String thing = vocabulary.things().ofEntries(set);
        if (thing != null) {
            return kind(Type.thing(thing));
        }
        String label = English.spaced(set.substring(set.lastIndexOf('.') + 1));
        return label.endsWith("s") && !label.endsWith("ss") ? label.substring(0, label.length() - 1) : label;
    }

    String id(Id id) {
        var verb = id.set().equals("verbs") ? vocabulary.verb(id.id()) : null;
        return verb == null
                ? naming.of(id)
                : "be " + English.spaced(verb.tells().orElse(id.id()));
    }

    /** What a number, trait or thing is called that somebody has. */
    static String property(Property property) {
        return property.said().isEmpty() ? English.spaced(property.name()) : property.said();
    }
}
