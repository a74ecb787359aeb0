package soulwright.effect.formula;

import java.util.ArrayList;
import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.effect.Findings;
import soulwright.effect.Language;
import soulwright.effect.Plural;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.Types;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Gives the names of one formula their meaning and checks that the types fit. {@link Paths}, {@link Calls}, {@link Relations} do the parts. */
final class Checker {
    static final Term WRONG = new Term.Wrong();
    private static final long LARGEST = Integer.MAX_VALUE;

    private final Language language;
    private final YamlScalar scalar;
    private final int offset;
    private final Paths paths;
    private final Calls calls;
    private final Relations relations;
    private final List<Constant> constants = new ArrayList<>();

    private record Constant(Spot at, boolean holds) {}

    Checker(Language language, YamlScalar scalar) {
        this(language, scalar, 0);
    }

    /** @param offset where the formula begins in the scalar's text */
    Checker(Language language, YamlScalar scalar, int offset) {
        this.language = language;
        this.scalar = scalar;
        this.offset = offset;
        this.paths = new Paths(this);
        this.calls = new Calls(this);
        this.relations = new Relations(this);
    }

    Term number(Expr expr, Scope scope) {
        Term term = term(expr, scope);
        if (types().fits(term.type(), Type.NUMBER)) {
            return term;
        }
        return mismatch(expr, "a number", term.type());
    }

    Term truth(Expr expr, Scope scope) {
        Term term = term(expr, scope);
        Type type = term.type();
        if (type instanceof Type.Thing || type instanceof Type.Id) {
            return new Term.Exists(term);
        }
        return types().fits(type, Type.TRUTH) ? term : mismatch(expr, "yes or no", type);
    }

    Term path(Expr expr, Scope scope, List<String> of) {
        return expr instanceof Expr.Name name && !of.isEmpty() ? paths.nameOrId(name, scope, of) : term(expr, scope);
    }

    /** A value that must fit a type; where an id is wanted its bare name will do. */
    Term wanted(Expr expr, Scope scope, Type wanted) {
        if (wanted instanceof Type.Truth) {
            return truth(expr, scope);
        }
        Term term =
                expr instanceof Expr.Name name ? paths.nameOrId(name, scope, paths.idsOf(wanted)) : term(expr, scope);
        return types().fits(term.type(), wanted) ? term : mismatch(expr, types().words(wanted), term.type());
    }

    Term term(Expr expr, Scope scope) {
        if (expr instanceof Expr.Name || expr instanceof Expr.Of || expr instanceof Expr.Cell) {
            return paths.term(expr, scope);
        }
        if (expr instanceof Expr.Call call) {
            return calls.term(call, scope);
        }
        if (expr instanceof Expr.Figure figure) {
            return figure(figure.value(), figure);
        }
        return expr instanceof Expr.Dice dice ? dice(dice, scope) : relations.term(expr, scope);
    }

    Term figure(long value, Expr at) {
        if (Math.abs(value) > LARGEST) {
            report(Code.NUMBER_TOO_LARGE, at, "figures go up to " + LARGEST);
            return WRONG;
        }
        return new Term.Figure(value);
    }

    private Term dice(Expr.Dice dice, Scope scope) {
        if (dice.count() > 100 || dice.sides() > 1_000_000 || dice.count() < 1 || dice.sides() < 1) {
            report(Code.NUMBER_TOO_LARGE, dice, "dice go from 1d1 to 100d1000000");
            return WRONG;
        }
        return mayChance(scope, dice, "dice") ? new Term.Dice(dice.count(), dice.sides()) : WRONG;
    }

    boolean mayChance(Scope scope, Expr at, String what) {
        boolean may = scope.mode() == Scope.Mode.STEPS;
        if (!may) {
            report(Code.CHANCE_NOT_HERE, at, what + " can stand only in steps, where chance can decide");
        }
        return may;
    }

    Term mismatch(Expr at, String wanted, Type actual) {
        String help = "";
        if (Plural.is(actual)) {
            String list = spot(at).text();
            help = wanted.equals("a number")
                    ? "use count(" + list + "), or sum(" + list + ", figure)"
                    : "use any(" + list + ", condition)";
        } else if (actual instanceof Type.Num && wanted.equals("yes or no")) {
            help = "compare it, like \"> 0\"";
        }
        String message = "%s is wanted, but this is %s".formatted(wanted, types().words(actual));
        language.findings().report(Code.TYPE_MISMATCH, spot(at), message, help);
        return WRONG;
    }

    /** A part that is always the same: most likely a mistake, but the formula means something. */
    Term constant(Expr at, boolean holds) {
        constant(spot(at), holds);
        return new Term.Truth(holds);
    }

    void constant(Spot at, boolean holds) {
        constants.add(new Constant(at, holds));
    }

    void reportConstants() {
        for (Constant constant : constants) {
            String always = constant.holds() ? "always holds" : "never holds";
            language.findings().report(Code.ALWAYS_SAME, constant.at(), "this condition " + always);
        }
    }

    void report(Code code, Expr at, String message) {
        language.findings().report(code, spot(at), message);
    }

    YamlNode node() {
        return scalar;
    }

    Spot spot(Expr expr) {
        return Spot.within(scalar, offset + expr.start(), offset + expr.end());
    }

    Paths paths() {
        return paths;
    }

    Findings findings() {
        return language.findings();
    }

    Language language() {
        return language;
    }

    Types types() {
        return language.types();
    }
}
