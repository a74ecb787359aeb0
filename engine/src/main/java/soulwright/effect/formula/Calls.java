package soulwright.effect.formula;

import java.util.ArrayList;
import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.effect.Plural;
import soulwright.effect.Scope;
import soulwright.effect.Type;

/** The functions of a formula: how many arguments, of which types, and what comes out. */
final class Calls {
    /** What `used` counts: whatever the machine calls an action. */
    private static final String ACTIONS = "actions";

    private final Checker checker;

    Calls(Checker checker) {
        this.checker = checker;
    }

    Term term(Expr.Call call, Scope scope) {
        Expr.Name name = call.function();
        Function function = Function.of(name.name());
        if (function == null) {
            String message = "unknown function \"" + name.name() + "\"";
            checker.findings()
                    .unknown(Code.UNKNOWN_FUNCTION, checker.spot(name), message, name.name(), Function.words());
            return Checker.WRONG;
        }
        if (!function.takes(call.arguments().size())) {
            return wrongArguments(function, call);
        }
        if (function.chance() && !checker.mayChance(scope, call, "\"" + function.word() + "\"")) {
            return Checker.WRONG;
        }
        return switch (function.shape()) {
            case FIGURES -> figures(function, call, scope);
            case BRANCH -> branch(call, scope);
            case LIST_AND_CONDITION, LIST_AND_FIGURE -> gather(function, call, scope);
            case THINGS -> things(function, call, scope);
            case ACT_AND_THING -> act(function, call, scope);
        };
    }

    private Term figures(Function function, Expr.Call call, Scope scope) {
        List<Term> figures = new ArrayList<>();
        boolean known = true;
        for (Expr argument : call.arguments()) {
            Term figure = checker.number(argument, scope);
            if (figure == Checker.WRONG) {
                return figure;
            }
            known &= figure instanceof Term.Figure;
            figures.add(figure);
        }
        Type type = function == Function.CHANCE ? Type.TRUTH : Type.NUMBER;
        return known && !function.chance()
                ? checker.figure(Folding.of(function, figures), call)
                : new Term.Call(function, figures, type);
    }

    private Term branch(Expr.Call call, Scope scope) {
        Term condition = checker.truth(call.arguments().get(0), scope);
        Term yes = checker.term(call.arguments().get(1), scope);
        Term no = checker.term(call.arguments().get(2), scope);
        if (condition == Checker.WRONG || yes == Checker.WRONG || no == Checker.WRONG) {
            return Checker.WRONG;
        }
        if (!checker.types().comparable(yes.type(), no.type())) {
            return checker.mismatch(call.arguments().get(2), checker.types().words(yes.type()), no.type());
        }
        if (condition instanceof Term.Truth truth) {
            return truth.holds() ? yes : no;
        }
        return new Term.Call(Function.IF, List.of(condition, yes, no), yes.type());
    }

    private Term gather(Function function, Expr.Call call, Scope scope) {
        Expr first = call.arguments().get(0);
        Term list = checker.term(first, scope);
        Type type = list.type();
        if (type instanceof Type.Unknown) {
            return Checker.WRONG;
        }
        boolean figures = function.shape() == Function.Shape.LIST_AND_FIGURE;
        boolean body = call.arguments().size() == 2;
        if (figures && !body) {
            return type instanceof Type.Table
                    ? new Term.Gather(function, list, null, 0, Type.NUMBER)
                    : wrongArguments(function, call);
        }
        if (!Plural.is(type)) {
            return checker.mismatch(first, "a list", type);
        }
        Type result = function == Function.ANY ? Type.TRUTH : Type.NUMBER;
        return body
                ? withBody(function, list, call.arguments().get(1), scope, result)
                : new Term.Gather(function, list, null, 0, result);
    }

    private Term withBody(Function function, Term list, Expr body, Scope scope, Type result) {
        Scope inner = scope.trying(Plural.one(list.type()), list.entries());
        boolean figures = function.shape() == Function.Shape.LIST_AND_FIGURE;
        Term each = figures ? checker.number(body, inner) : checker.truth(body, inner);
        Scope.Candidate candidate = inner.candidate();
        int depth = candidate == null ? 0 : candidate.depth();
        return each == Checker.WRONG ? each : new Term.Gather(function, list, each, depth, result);
    }

    private Term things(Function function, Expr.Call call, Scope scope) {
        List<Term> things = new ArrayList<>();
        for (Expr argument : call.arguments()) {
            Term thing = checker.term(argument, scope);
            Type type = thing.type();
            if (!(type instanceof Type.Unknown) && (!(type instanceof Type.Thing) || Plural.is(type))) {
                return checker.mismatch(argument, "one thing", type);
            }
            if (thing == Checker.WRONG) {
                return thing;
            }
            things.add(thing);
        }
        return new Term.Call(function, things, Type.NUMBER);
    }

    private Term act(Function function, Expr.Call call, Scope scope) {
        Expr first = call.arguments().get(0);
        Term action = first instanceof Expr.Name name
                ? checker.paths().id(name, List.of(ACTIONS))
                : checker.wanted(first, scope, Type.id(ACTIONS));
        List<Term> arguments = new ArrayList<>(List.of(action));
        if (call.arguments().size() == 2) {
            arguments.add(checker.term(call.arguments().get(1), scope));
        }
        return arguments.contains(Checker.WRONG) ? Checker.WRONG : new Term.Call(function, arguments, Type.NUMBER);
    }

    private Term wrongArguments(Function function, Expr.Call call) {
        String message = "\"%s\" is written %s".formatted(function.word(), function.usage());
        checker.report(Code.WRONG_ARGUMENTS, call, message);
        return Checker.WRONG;
    }
}
