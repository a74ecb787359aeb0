package soulwright.effect.formula;

import soulwright.diagnostic.Code;
import soulwright.effect.Plural;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;

/** Arithmetic, comparisons and what joins them, with all that is constant worked out. */
final class Relations {
    private final Checker checker;
    private final Identity identity;

    Relations(Checker checker) {
        this.checker = checker;
        this.identity = new Identity(checker);
    }

    Term term(Expr expr, Scope scope) {
        if (expr instanceof Expr.Unary unary) {
            return unary.operator() == Operator.NOT
                    ? not(checker.truth(unary.of(), scope))
                    : minus(unary, checker.number(unary.of(), scope));
        }
        if (expr instanceof Expr.Is is) {
            return identity.is(is, scope);
        }
        if (expr instanceof Expr.Between between) {
            return between(between, scope);
        }
        return joined((Expr.Binary) expr, scope);
    }

    private Term joined(Expr.Binary expr, Scope scope) {
        return switch (expr.operator()) {
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER -> arithmetic(expr, scope);
            case AND, OR -> either(expr, scope);
            case IN -> identity.in(expr, scope);
            default -> comparison(expr, scope);
        };
    }

    private Term arithmetic(Expr.Binary expr, Scope scope) {
        Term left = checker.number(expr.left(), scope);
        Term right = checker.number(expr.right(), scope);
        if (left == Checker.WRONG || right == Checker.WRONG) {
            return Checker.WRONG;
        }
        boolean divides = expr.operator() == Operator.DIVIDE || expr.operator() == Operator.REMAINDER;
        if (divides && right instanceof Term.Figure figure && figure.value() == 0) {
            checker.report(Code.DIVISION_BY_ZERO, expr.right(), "division by zero");
            return Checker.WRONG;
        }
        if (left instanceof Term.Figure a && right instanceof Term.Figure b) {
            return checker.figure(Arithmetic.of(expr.operator(), a.value(), b.value()), expr);
        }
        return new Term.Joined(expr.operator(), left, right, Type.NUMBER);
    }

    private Term comparison(Expr.Binary expr, Scope scope) {
        Term first = checker.term(expr.left(), scope);
        if (first.type() instanceof Type.Thing || first.type() instanceof Type.Id) {
            String message = "\"%s\" compares figures, but this is %s"
                    .formatted(expr.operator().sign(), checker.types().words(first.type()));
            Spot at = checker.spot(expr.left());
            String help =
                    Plural.is(first.type()) ? "count them: \"count(" + at.text() + ")\"" : "use \"is\" or \"is not\"";
            checker.findings().report(Code.TYPE_MISMATCH, at, message, help);
            return Checker.WRONG;
        }
        Term left = checker.types().fits(first.type(), Type.NUMBER)
                ? first
                : checker.mismatch(expr.left(), "a number", first.type());
        Term right = checker.number(expr.right(), scope);
        if (left == Checker.WRONG || right == Checker.WRONG) {
            return Checker.WRONG;
        }
        if (left instanceof Term.Figure a && right instanceof Term.Figure b) {
            return checker.constant(expr, Arithmetic.holds(expr.operator(), a.value(), b.value()));
        }
        if (left.equals(right) && !left.chance()) {
            return checker.constant(expr, Arithmetic.holds(expr.operator(), 0, 0));
        }
        return new Term.Joined(expr.operator(), left, right, Type.TRUTH);
    }

    private Term between(Expr.Between expr, Scope scope) {
        Term value = checker.number(expr.value(), scope);
        Term low = checker.number(expr.low(), scope);
        Term high = checker.number(expr.high(), scope);
        if (value == Checker.WRONG || low == Checker.WRONG || high == Checker.WRONG) {
            return Checker.WRONG;
        }
        if (low instanceof Term.Figure a && high instanceof Term.Figure b) {
            if (a.value() > b.value()) {
                return checker.constant(expr, false);
            }
            if (value instanceof Term.Figure x) {
                return checker.constant(expr, a.value() <= x.value() && x.value() <= b.value());
            }
        }
        return new Term.Between(value, low, high);
    }

    private Term either(Expr.Binary expr, Scope scope) {
        Term left = checker.truth(expr.left(), scope);
        Term right = checker.truth(expr.right(), scope);
        if (left == Checker.WRONG || right == Checker.WRONG) {
            return Checker.WRONG;
        }
        boolean decides = expr.operator() == Operator.OR;
        if (left instanceof Term.Truth truth) {
            return truth.holds() == decides ? left : right;
        }
        if (right instanceof Term.Truth truth) {
            return truth.holds() == decides ? right : left;
        }
        if (left.equals(right) && !left.chance()) {
            checker.findings()
                    .report(
                            Code.ALWAYS_SAME,
                            checker.spot(expr.right()),
                            "this says the same as what stands before it");
            return left;
        }
        return new Term.Joined(expr.operator(), left, right, Type.TRUTH);
    }

    private Term minus(Expr.Unary expr, Term of) {
        if (of == Checker.WRONG) {
            return of;
        }
        return of instanceof Term.Figure figure
                ? checker.figure(-figure.value(), expr)
                : new Term.Joined(Operator.SUBTRACT, new Term.Figure(0), of, Type.NUMBER);
    }

    static Term not(Term of) {
        if (of == Checker.WRONG) {
            return of;
        }
        return of instanceof Term.Truth truth ? new Term.Truth(!truth.holds()) : new Term.Not(of);
    }
}
