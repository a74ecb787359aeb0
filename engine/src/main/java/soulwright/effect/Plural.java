package soulwright.effect;

/** From a list to one of it, and back: `me.monsters` are monsters, the candidate among them is a monster. */
public final class Plural {
    private Plural() {}

    /** Whether it is a list. */
    public static boolean is(Type type) {
        return (type instanceof Type.Id id && id.many()) || (type instanceof Type.Thing thing && thing.many());
    }

    /** One of the list; the type itself if it is no list. */
    public static Type one(Type type) {
        if (type instanceof Type.Id id) {
            return Type.id(id.set());
        }
        return type instanceof Type.Thing thing ? Type.thing(thing.kind()) : type;
    }

    /** The list of which this is one; the type itself if there is no such list. */
    public static Type of(Type type) {
        if (type instanceof Type.Id id) {
            return Type.ids(id.set());
        }
        return type instanceof Type.Thing thing ? Type.things(thing.kind()) : type;
    }

    /** Several of a kind, in a message: `allies`. */
    public static String of(String kind) {
        boolean hisses = kind.endsWith("s") || kind.endsWith("x") || kind.endsWith("ch") || kind.endsWith("sh");
        boolean ally = kind.length() > 1 && kind.endsWith("y") && "aeiou".indexOf(kind.charAt(kind.length() - 2)) < 0;
        return ally ? kind.substring(0, kind.length() - 1) + "ies" : kind + (hisses ? "es" : "s");
    }
}
