package soulwright.effect;

import java.util.Locale;

/** Which types fit each other, and what they are called. */
public final class Types {
    private final Things things;

    public Types(Things things) {
        this.things = things;
    }

    /** Whether a value can stand where another type is wanted. A thing stands for "there is one" and for its entry's id. */
    public boolean fits(Type actual, Type wanted) {
        if (actual instanceof Type.Unknown || wanted instanceof Type.Unknown) {
            return true;
        }
        if (wanted instanceof Type.Truth) {
            return actual instanceof Type.Truth || actual instanceof Type.Thing || actual instanceof Type.Id;
        }
        if (Plural.is(actual) && !Plural.is(wanted)) {
            return false;
        }
        return comparable(actual, wanted);
    }

    /** Whether two values can be the same: `is` and `in` ask it. */
    public boolean comparable(Type one, Type other) {
        if (one instanceof Type.Unknown || other instanceof Type.Unknown) {
            return true;
        }
        if (one instanceof Type.Thing a && other instanceof Type.Thing b) {
            return things.related(a.kind(), b.kind());
        }
        if (one instanceof Type.Id a && other instanceof Type.Id b) {
            return a.set().equals(b.set());
        }
        if (one instanceof Type.Thing thing && other instanceof Type.Id id) {
            return things.entries(thing.kind()).contains(id.set());
        }
        if (one instanceof Type.Id && other instanceof Type.Thing) {
            return comparable(other, one);
        }
        return one.equals(other);
    }

    /** What both are: of an item and a spell, a card. The first of them where they have nothing in common. */
    public Type common(Type one, Type other) {
        if (one instanceof Type.Unknown || other instanceof Type.Unknown) {
            return Type.UNKNOWN;
        }
        if (one instanceof Type.Thing a && other instanceof Type.Thing b) {
            return Type.thing(things.common(a.kind(), b.kind()));
        }
        return Plural.one(one);
    }

    /** A few words for messages: `a number`, `a land`. */
    public String words(Type type) {
        if (type instanceof Type.Thing thing) {
            return thing.many() ? "several " + Plural.of(thing.kind()) : article(thing.kind());
        }
        if (type instanceof Type.Id id) {
            return (id.many() ? "several" : "one") + " of \"" + Ids.label(id.set()) + "\"";
        }
        if (type instanceof Type.Table table) {
            return "a number for each of \"" + Ids.label(table.set()) + "\"";
        }
        if (type instanceof Type.Part part) {
            return part.form().name().toLowerCase(Locale.ROOT);
        }
        return type instanceof Type.Truth ? "yes or no" : type instanceof Type.Text ? "a text" : "a number";
    }

    private static String article(String kind) {
        return ("aeiou".indexOf(kind.charAt(0)) < 0 ? "a " : "an ") + kind;
    }
}
