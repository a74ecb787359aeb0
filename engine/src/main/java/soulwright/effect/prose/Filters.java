package soulwright.effect.prose;

import java.util.ArrayList;
import java.util.List;
import soulwright.effect.Plural;
import soulwright.effect.Type;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Operator;
import soulwright.effect.formula.Term;
import soulwright.effect.prose.English.Mood;

/** Says which of several things are meant, after their name: a monster `with level 3 or less that you do not own`. */
record Filters(Voice voice) {
    /** With a blank before it; `many` where several are spoken of. */
    String which(Term condition, boolean many) {
        List<String> pieces = new ArrayList<>();
        collect(condition, many, pieces);
        return " " + English.join(pieces, "and");
    }

    /** A figure of each: `level`. */
    String figure(Term term) {
        return term instanceof Term.Read read && isIt(read.owner())
                ? Voice.property(read.property())
                : voice.terms().noun(term).words();
    }

    private void collect(Term term, boolean many, List<String> pieces) {
        if (term instanceof Term.Joined both && both.operator() == Operator.AND) {
            collect(both.left(), many, pieces);
            collect(both.right(), many, pieces);
        } else {
            pieces.add(piece(term, many));
        }
    }

    private String piece(Term term, boolean many) {
        boolean not = term instanceof Term.Not;
        Term of = term instanceof Term.Not denied ? denied.of() : term;
        if (of instanceof Term.Exists exists && exists.of() instanceof Term.Read read && isIt(read.owner())) {
            String what = Voice.property(read.property());
            return (not ? "without " : "with ") + (Plural.is(read.type()) ? what : English.article(what));
        }
        if (of instanceof Term.Same same && isIt(same.left())) {
            String other = voice.terms().noun(same.right()).words();
            return not ? "other than " + other : (many ? "that are " : "that is ") + other;
        }
        if (of instanceof Term.Same same && same.left() instanceof Term.Read read && isIt(read.owner())) {
            return same(read, same.right(), not, many);
        }
        if (!not && of instanceof Term.Joined joined && !distance(joined).isEmpty()) {
            return distance(joined);
        }
        if (!not && of instanceof Term.Joined joined && isItsFigure(joined.left())) {
            return compared(joined);
        }
        if (!not && of instanceof Term.Between between && isItsFigure(between.value())) {
            return "with %s from %s to %s"
                    .formatted(itsFigure(between.value()), words(between.low()), words(between.high()));
        }
        if (of instanceof Term.Read read && read.type() instanceof Type.Truth && isIt(read.owner())) {
            return voice.conditions().relative(read, many, not ? Mood.NOT : Mood.PLAIN);
        }
        return "for which " + voice.conditions().holds(term);
    }

    /** `of type Fellow`, `whose owner is not you`. */
    private String same(Term.Read read, Term right, boolean not, boolean many) {
        String what = Voice.property(read.property());
        if (right instanceof Term.None) {
            return (not ? "with " : "without ") + English.article(what);
        }
        if (right instanceof Term.Word) {
            return (not ? "not of " : "of ") + what + " " + words(right);
        }
        if (right instanceof Term.Name && voice.terms().noun(right).equals(Noun.YOU) && what.equals("owner")) {
            return (many ? "that are" : "that is") + (not ? " not yours" : " yours");
        }
        Noun other = voice.terms().noun(right);
        return "whose " + what + " is " + (not ? "not " : "") + other.words();
    }

    private String compared(Term.Joined joined) {
        String what = itsFigure(joined.left());
        boolean constant = joined.right() instanceof Term.Figure;
        if (isSame(joined)) {
            return "with the same " + what + " as " + words(((Term.Read) joined.right()).owner());
        }
        String figure = words(joined.right());
        boolean nothing = joined.right() instanceof Term.Figure zero && zero.value() == 0;
        return switch (joined.operator()) {
            case LESS -> "with " + what + " less than " + figure;
            case AT_MOST -> "with " + what + (constant ? " " + figure + " or less" : " of at most " + figure);
            case MORE -> nothing ? "with " + what : "with " + what + " more than " + figure;
            case AT_LEAST -> "with " + what + (constant ? " " + figure + " or more" : " of at least " + figure);
            case EQUAL -> nothing ? "without " + what : "with " + what + (constant ? " " : " of ") + figure;
            case UNEQUAL -> nothing ? "with " + what : "with " + what + " other than " + figure;
            default -> "for which " + voice.conditions().holds(joined);
        };
    }

    private static boolean isSame(Term.Joined joined) {
        return joined.operator() == Operator.EQUAL
                && joined.left() instanceof Term.Read its
                && joined.right() instanceof Term.Read other
                && its.property().name().equals(other.property().name());
    }

    /** How far from it something is: `at most 2 steps from your land`; empty for anything else. */
    private String distance(Term.Joined joined) {
        boolean far = joined.left() instanceof Term.Call call
                && call.function() == Function.DISTANCE
                && isIt(call.arguments().get(0))
                && joined.right() instanceof Term.Figure;
        if (!far) {
            return "";
        }
        String steps = voice.terms().argument(joined.right()).count("step") + " from "
                + words(((Term.Call) joined.left()).arguments().get(1));
        return switch (joined.operator()) {
            case AT_MOST -> "at most " + steps;
            case AT_LEAST -> "at least " + steps;
            case EQUAL -> steps;
            default -> "";
        };
    }

    private boolean isItsFigure(Term term) {
        return (term instanceof Term.Read read && read.type() instanceof Type.Num && isIt(read.owner()))
                || (term instanceof Term.Cell cell && cell.table() instanceof Term.Read table && isIt(table.owner()))
                || (term instanceof Term.Gather count
                        && count.body() == null
                        && count.list() instanceof Term.Read list
                        && isIt(list.owner())
                        && count.function() == Function.COUNT);
    }

    private String itsFigure(Term term) {
        if (term instanceof Term.Cell cell && cell.table() instanceof Term.Read table) {
            return voice.terms().entry(Voice.property(table.property()), cell.index());
        }
        return term instanceof Term.Gather count ? figure(count.list()) : figure(term);
    }

    private String words(Term term) {
        return voice.terms().noun(term).words();
    }

    private static boolean isIt(Term term) {
        return term instanceof Term.It;
    }
}
