package soulwright.effect.prose;

import java.util.ArrayList;
import java.util.List;
import soulwright.effect.Plural;
import soulwright.effect.compiled.Expression;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Operator;
import soulwright.effect.formula.Term;
import soulwright.effect.prose.English.Mood;

/** Says conditions: "you have wounds", "this land is not your home". */
record Conditions(Voice voice) {
    String holds(Term term) {
        return term instanceof Term.Not not ? say(not.of(), Mood.NOT) : say(term, Mood.PLAIN);
    }

    private String say(Term term, Mood mood) {
        if (term instanceof Term.Not not) {
            return say(not.of(), mood == Mood.NOT ? Mood.PLAIN : Mood.NOT);
        }
        if (term instanceof Term.Exists exists) {
            return exists(exists.of(), mood);
        }
        if (term instanceof Term.Same same) {
            return same(same, mood);
        }
        if (term instanceof Term.Read read) {
            return truth(read, voice.terms().noun(read.owner()), mood);
        }
        if (term instanceof Term.Given given && voice.given().get(given.name()) instanceof Expression value) {
            return voice.outside().conditions().say(value.formula().term(), mood);
        }
        String words = plain(term);
        boolean joined =
                term instanceof Term.Joined both && (both.operator() == Operator.AND || both.operator() == Operator.OR);
        return mood == Mood.NOT ? "it is not so that " + (joined ? "(" + words + ")" : words) : words;
    }

    private String plain(Term term) {
        if (term instanceof Term.Joined joined) {
            return joined(joined);
        }
        if (term instanceof Term.Between between) {
            Noun value = noun(between.value());
            return "%s %s from %s to %s"
                    .formatted(
                            value.words(),
                            English.verb("be", value, Mood.PLAIN),
                            noun(between.low()).words(),
                            noun(between.high()).words());
        }
        if (term instanceof Term.Truth truth) {
            return truth.holds() ? "always" : "never";
        }
        if (term instanceof Term.Given) {
            return "the given condition holds";
        }
        return noun(term).words();
    }

    private String exists(Term thing, Mood mood) {
        if (thing instanceof Term.Read read) {
            return has(noun(read.owner()), Voice.property(read.property()), Plural.is(read.type()), mood);
        }
        String words = noun(thing).words();
        boolean called = thing instanceof Term.Name name && voice.called().containsKey(name.name());
        String what = words.replaceFirst("^(the|this) ", "");
        return mood == Mood.NOT
                ? "there is no " + (called ? words.replaceFirst("^(that|the other|those) ", "such ") : what)
                : "there is " + (called ? words : English.article(what));
    }

    private static String has(Noun owner, String what, boolean many, Mood mood) {
        String verb = English.verb("have", owner, Mood.PLAIN);
        String whatever =
                mood == Mood.NOT ? "no " + what : many || English.isPlural(what) ? what : English.article(what);
        return owner.words() + " " + verb + " " + whatever;
    }

    private String same(Term.Same same, Mood mood) {
        boolean swapped = noun(same.right()).equals(Noun.YOU);
        Noun left = noun(swapped ? same.right() : same.left());
        Noun right = noun(swapped ? same.left() : same.right());
        if (same.right() instanceof Term.None && same.left() instanceof Term.Read read) {
            return has(
                    noun(read.owner()),
                    Voice.property(read.property()),
                    false,
                    mood == Mood.NOT ? Mood.PLAIN : Mood.NOT);
        }
        return left.words() + " " + English.verb("be", left, mood) + " " + right.words();
    }

    /** A truth about somebody. */
    private String truth(Term.Read read, Noun owner, Mood mood) {
        if (read.owner() instanceof Term.Name that && that.name().equals("that")) {
            String told = voice.vocabulary()
                    .said("that", read.property().name())
                    .orElseGet(() -> "it is " + Voice.property(read.property()));
            return mood == Mood.NOT ? "it is not so that " + told : told;
        }
        return new Filling()
                .extra("it", Argument.of(owner))
                .extra("me", Argument.of(Noun.YOU))
                .say(read.property().name(), List.of(template(read)), mood)
                .inLine();
    }

    /** The same after the name of what it is about: `that is ready`, `that you own`. */
    String relative(Term.Read read, boolean many, Mood mood) {
        String template = template(read);
        Noun it = many ? Noun.many("that") : Noun.one("that");
        if (template.startsWith("{it")) {
            return truth(read, it, mood);
        }
        return template.endsWith(" {it}")
                ? "that " + truth(read, Noun.one(""), mood).strip()
                : "for which " + truth(read, Noun.IT, mood);
    }

    private static String template(Term.Read read) {
        String said = read.property().said();
        return said.contains("{") ? said : "{it be} " + Voice.property(read.property());
    }

    private String joined(Term.Joined joined) {
        boolean and = joined.operator() == Operator.AND;
        if (and || joined.operator() == Operator.OR) {
            return all(joined, and);
        }
        String counted = counted(joined);
        if (!counted.isEmpty()) {
            return counted;
        }
        return new Filling()
                .written("a", voice.terms().argument(joined.left()))
                .written("b", voice.terms().argument(joined.right()))
                .say(joined.operator().name(), joined.operator().says(), Mood.PLAIN)
                .inLine();
    }

    /** All that are joined by the same word; who is spoken of is named once: "you have items, are at home and have no wounds". */
    private String all(Term.Joined joined, boolean and) {
        List<Term> terms = new ArrayList<>();
        collect(joined, joined.operator(), terms);
        List<String> said = new ArrayList<>();
        String before = "";
        for (Term term : terms) {
            String words = part(term, and);
            String subject = subject(term) + " ";
            boolean again = !subject.isBlank() && subject.equals(before) && words.startsWith(subject);
            said.add(again ? words.substring(subject.length()) : words);
            before = words.startsWith(subject) ? subject : "";
        }
        return English.join(said, and ? "and" : "or");
    }

    private static void collect(Term term, Operator operator, List<Term> terms) {
        if (term instanceof Term.Joined joined && joined.operator() == operator) {
            collect(joined.left(), operator, terms);
            collect(joined.right(), operator, terms);
        } else {
            terms.add(term);
        }
    }

    /** Who is spoken of first; empty where that is not clear. */
    private String subject(Term term) {
        Term of = term instanceof Term.Not not ? not.of() : term;
        Term said = of instanceof Term.Exists exists ? exists.of() : of;
        if (said instanceof Term.Joined counted) {
            said = counted.left() instanceof Term.Gather gather ? gather.list() : counted.left();
        }
        if (said instanceof Term.Same same) {
            return same.left() instanceof Term.Read ? "" : noun(same.left()).words();
        }
        return said instanceof Term.Read read ? noun(read.owner()).words() : "";
    }

    /** Within `and`, what is joined by `or` needs brackets, and the other way round. */
    private String part(Term term, boolean and) {
        Operator other = and ? Operator.OR : Operator.AND;
        boolean mixed = term instanceof Term.Joined joined && joined.operator() == other;
        return mixed ? "(" + holds(term) + ")" : holds(term);
    }

    /** "you have at least 3 items", "you have no wounds"; empty for what is not counted. */
    private String counted(Term.Joined joined) {
        Term left =
                joined.left() instanceof Term.Gather count && count.function() == Function.COUNT && count.body() == null
                        ? count.list()
                        : joined.left();
        boolean figure = joined.right() instanceof Term.Figure;
        if (!figure || !(left instanceof Term.Read read)) {
            return "";
        }
        boolean list = left != joined.left();
        boolean several = list || English.isPlural(Voice.property(read.property()));
        return several
                ? has(
                        noun(read.owner()),
                        number(joined, ((Term.Figure) joined.right()).value()),
                        Voice.property(read.property()))
                : "";
    }

    private static String has(Noun owner, String number, String what) {
        return number.isEmpty()
                ? ""
                : owner.words() + " " + English.verb("have", owner, Mood.PLAIN) + " " + number.replace("#", "") + what;
    }

    private static String number(Term.Joined joined, long figure) {
        return switch (joined.operator()) {
            case MORE -> figure == 0 ? "#" : "more than " + figure + " ";
            case AT_LEAST -> figure == 1 ? "#" : "at least " + figure + " ";
            case EQUAL -> figure == 0 ? "no " : "exactly " + figure + " ";
            case LESS -> figure == 1 ? "no " : "fewer than " + figure + " ";
            case AT_MOST -> figure == 0 ? "no " : "at most " + figure + " ";
            default -> "";
        };
    }

    private Noun noun(Term term) {
        return voice.terms().noun(term);
    }
}
