package soulwright.effect.formula;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.effect.Plural;
import soulwright.effect.Scope;
import soulwright.effect.Type;

/** `is` and `in`: whether two things or ids are the same. After `is` stands an id, a role that can be the same, or `none`. */
final class Identity {
    private final Checker checker;

    Identity(Checker checker) {
        this.checker = checker;
    }

    Term is(Expr.Is expr, Scope scope) {
        Term left = checker.term(expr.left(), scope);
        if (left.type() instanceof Type.Unknown) {
            return Checker.WRONG;
        }
        if (!(left.type() instanceof Type.Thing) && !(left.type() instanceof Type.Id)) {
            return noIdentity(expr, left.type());
        }
        Term right = right(expr.right(), scope, left.type());
        if (right == Checker.WRONG) {
            return right;
        }
        if (right instanceof Term.None) {
            return expr.not() ? new Term.Exists(left) : new Term.Not(new Term.Exists(left));
        }
        if (!checker.types().comparable(Plural.one(left.type()), Plural.one(right.type()))) {
            return checker.mismatch(expr.right(), checker.types().words(left.type()), right.type());
        }
        if (left.equals(right)) {
            return checker.constant(expr, !expr.not());
        }
        Term same = new Term.Same(left, right);
        return expr.not() ? new Term.Not(same) : same;
    }

    Term in(Expr.Binary expr, Scope scope) {
        Term left = checker.term(expr.left(), scope);
        Term right = checker.term(expr.right(), scope);
        if (left.type() instanceof Type.Unknown || right.type() instanceof Type.Unknown) {
            return Checker.WRONG;
        }
        if (!Plural.is(right.type())) {
            return checker.mismatch(expr.right(), "a list, or figures like 1..3", right.type());
        }
        if (!checker.types().comparable(left.type(), Plural.one(right.type()))) {
            return checker.mismatch(expr.left(), checker.types().words(Plural.one(right.type())), left.type());
        }
        return new Term.Joined(Operator.IN, left, right, Type.TRUTH);
    }

    private Term right(Expr expr, Scope scope, Type left) {
        if (!(expr instanceof Expr.Name name)) {
            return checker.term(expr, scope);
        }
        Type named = scope.name(name.name());
        List<String> sets = checker.paths().idsOf(left);
        boolean id = checker.language().ids().peek(name.name(), sets, checker.node()) != null;
        if (named != null && (!id || checker.types().comparable(Plural.one(left), Plural.one(named)))) {
            Term found = checker.paths().find(name.name(), scope);
            return found == null ? Checker.WRONG : role(name, found, scope, named);
        }
        return !id && name.name().equals("none")
                ? new Term.None()
                : checker.paths().idAfterIs(name, scope, left);
    }

    /** A role, although the candidate has something of the same name: what stands after `is` is never the candidate's. */
    private static Term role(Expr.Name name, Term found, Scope scope, Type named) {
        return found instanceof Term.It || scope.candidate() == null ? found : new Term.Name(name.name(), named);
    }

    private Term noIdentity(Expr.Is expr, Type type) {
        String message = "\"is\" asks for an id or a role, but this is "
                + checker.types().words(type);
        String help = type instanceof Type.Num ? "use \"==\" for figures" : "";
        checker.findings().report(Code.TYPE_MISMATCH, checker.spot(expr.left()), message, help);
        return Checker.WRONG;
    }
}
