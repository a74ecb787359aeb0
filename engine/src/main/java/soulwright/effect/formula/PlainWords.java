package soulwright.effect.formula;

import java.util.List;
import java.util.stream.Collectors;
import soulwright.effect.Plural;
import soulwright.effect.Type;

/** Says formulas in plain words for players who never read one: `not land.monster` is "not when this land has a monster". */
public final class PlainWords {
    private static final String ME = "me";

    private PlainWords() {}

    /** What a condition asks for: "only when you have wounds". */
    public static String needed(Term condition) {
        return condition instanceof Term.Not not ? "not when " + holds(not.of()) : "only when " + holds(condition);
    }

    /** That a list is empty: "you have no items". */
    public static String nothing(Term list) {
        return list instanceof Term.Read read
                ? words(read.owner()) + have(read.owner()) + "no "
                        + spaced(read.property().name())
                : "there is none of " + words(list);
    }

    private static String holds(Term term) {
        if (term instanceof Term.Not not) {
            return "it is not so that " + holds(not.of());
        }
        if (term instanceof Term.Exists exists) {
            return exists.of() instanceof Term.Read read
                    ? words(read.owner())
                            + have(read.owner())
                            + one(spaced(read.property().name()))
                    : "there is " + words(exists.of());
        }
        if (term instanceof Term.Same same) {
            return same(same.left(), same.right());
        }
        if (term instanceof Term.Joined joined) {
            return joined(joined);
        }
        if (term instanceof Term.Between between) {
            return "%s is from %s to %s".formatted(words(between.value()), words(between.low()), words(between.high()));
        }
        return term instanceof Term.Gather any && any.function() == Function.ANY ? any(any) : truth(term);
    }

    private static String same(Term left, Term right) {
        return isMe(right) ? "you are " + words(left) : words(left) + (isMe(left) ? " are " : " is ") + words(right);
    }

    private static String any(Term.Gather any) {
        return any.body() == null
                ? "there are " + words(any.list())
                : "there is one that fits among " + words(any.list());
    }

    /** A property that holds or not says so in its documentation, about "it". */
    private static String truth(Term term) {
        if (!(term instanceof Term.Read read)) {
            return words(term);
        }
        String about = read.property().doc().split("[,;:]", 2)[0];
        return about.replaceAll("\\bit\\b", words(read.owner())).replace("`me`", "you");
    }

    private static String joined(Term.Joined joined) {
        Term left = joined.left();
        boolean some = joined.operator() == Operator.MORE
                && joined.right() instanceof Term.Figure figure
                && figure.value() == 0;
        Term counted = left instanceof Term.Gather count && count.body() == null ? count.list() : left;
        if (some && counted instanceof Term.Read read) {
            return words(read.owner())
                    + have(read.owner())
                    + spaced(read.property().name());
        }
        String right = words(joined.right());
        return switch (joined.operator()) {
            case AND -> holds(left) + " and " + holds(joined.right());
            case OR -> holds(left) + " or " + holds(joined.right());
            case LESS -> words(left) + " is less than " + right;
            case AT_MOST -> words(left) + " is at most " + right;
            case MORE -> words(left) + " is more than " + right;
            case AT_LEAST -> words(left) + " is at least " + right;
            case EQUAL -> words(left) + " is " + right;
            case UNEQUAL -> words(left) + " is not " + right;
            case IN -> words(left) + " is one of " + right;
            default -> words(joined);
        };
    }

    /** A thing or a figure: "the owner of this land". */
    public static String words(Term term) {
        if (term instanceof Term.Name name) {
            return name(name);
        }
        if (term instanceof Term.Read read) {
            return of(read.owner(), spaced(read.property().name()));
        }
        if (term instanceof Term.Cell cell && cell.table() instanceof Term.Read table) {
            return of(
                    table.owner(),
                    words(cell.index()) + " " + spaced(table.property().name()));
        }
        if (term instanceof Term.Word word) {
            String id = word.id().id();
            return spaced(id.substring(id.indexOf(':') + 1));
        }
        if (term instanceof Term.All all) {
            return "the " + spaced(all.set());
        }
        if (term instanceof Term.Gather gather) {
            return "the %s of %s"
                    .formatted(
                            gather.function() == Function.COUNT
                                    ? "number"
                                    : gather.function().word(),
                            words(gather.list()));
        }
        if (term instanceof Term.Joined joined && joined.type() instanceof Type.Num) {
            return words(joined.left()) + " " + joined.operator().sign() + " " + words(joined.right());
        }
        return other(term);
    }

    private static String other(Term term) {
        if (term instanceof Term.Figure figure) {
            return String.valueOf(figure.value());
        }
        if (term instanceof Term.It) {
            return "it";
        }
        if (term instanceof Term.None) {
            return "nobody";
        }
        List<Term> parts = term.parts();
        return parts.isEmpty()
                ? "something"
                : parts.stream().map(PlainWords::words).collect(Collectors.joining(" and "));
    }

    private static String name(Term.Name name) {
        if (name.name().equals(ME)) {
            return "you";
        }
        boolean here = name.type() instanceof Type.Thing thing
                && !thing.many()
                && thing.kind().equals(name.name());
        return (here ? "this " : "the ") + spaced(name.name());
    }

    private static String of(Term owner, String what) {
        return isMe(owner) ? "your " + what : "the " + what + " of " + words(owner);
    }

    private static boolean isMe(Term term) {
        return term instanceof Term.Name name && name.name().equals(ME);
    }

    private static String have(Term owner) {
        return isMe(owner) || Plural.is(owner.type()) ? " have " : " has ";
    }

    private static String one(String what) {
        return ("aeiou".indexOf(what.charAt(0)) < 0 ? "a " : "an ") + what;
    }

    private static String spaced(String id) {
        return id.replace('-', ' ');
    }
}
