package soulwright.effect.formula;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.effect.Language;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.Vocabulary;
import soulwright.yaml.YamlScalar;

/** Reads formulas: text in, checked terms out. What is wrong is reported once, at its own column; its term is a {@link Term.Wrong}. */
public final class Formulas {
    private static final Term WRONG = new Term.Wrong();

    private final Language language;

    public Formulas(Language language) {
        this.language = language;
    }

    /** A figure. */
    public Formula number(YamlScalar scalar, Scope scope) {
        if (scalar.kind() == YamlScalar.Kind.INTEGER
                && !scalar.text().startsWith("0")
                && scalar.text().length() < 9) {
            return new Formula(scalar, new Term.Figure(Long.parseLong(scalar.text())));
        }
        Checker checker = new Checker(language, scalar);
        Expr expr = parse(scalar);
        return new Formula(scalar, expr == null ? WRONG : checker.number(expr, scope));
    }

    /** Something that holds or not. What can never change is reported. */
    public Formula condition(YamlScalar scalar, Scope scope) {
        Checker checker = new Checker(language, scalar);
        Formula condition = condition(scalar, scope, checker);
        checker.reportConstants();
        return condition;
    }

    /** As {@link #condition}, for the `when` of an act: one that never holds makes the act itself pointless. */
    public Formula when(YamlScalar scalar, Scope scope) {
        Checker checker = new Checker(language, scalar);
        Formula condition = condition(scalar, scope, checker);
        if (condition.term() instanceof Term.Truth truth && !truth.holds()) {
            language.findings()
                    .report(Code.NEVER_LEGAL, Spot.of(scalar), "\"when\" never holds, so this can never be done");
        } else {
            checker.reportConstants();
        }
        return condition;
    }

    /**
     * A path to anything: things, ids, figures.
     *
     * @param of sets and kinds of entry whose ids may stand there as well
     */
    public Formula path(YamlScalar scalar, Scope scope, List<String> of) {
        Checker checker = new Checker(language, scalar);
        Expr expr = parse(scalar);
        return new Formula(scalar, expr == null ? WRONG : checker.path(expr, scope, of));
    }

    /** A value of a type that is known: an id of its set, a figure, a path. */
    public Formula value(YamlScalar scalar, Scope scope, Type wanted) {
        Checker checker = new Checker(language, scalar);
        Expr expr = parse(scalar);
        return new Formula(scalar, expr == null ? WRONG : checker.wanted(expr, scope, wanted));
    }

    /**
     * The number that a path names, or null after a finding.
     *
     * @param owners whose it may be, by role; the first that has such a number
     */
    public @Nullable NumberTerm numberPath(YamlScalar scalar, Scope scope, Map<String, Type> owners) {
        Expr expr = parse(scalar);
        return expr == null ? null : new NumberPaths(new Checker(language, scalar), owners).find(expr, scope);
    }

    /** The formulas in the braces of a text: `The land answers to {me}.` */
    public List<Formula> inText(YamlScalar scalar, Scope scope) {
        return new TextFormulas(language, scalar).read(scope);
    }

    private Formula condition(YamlScalar scalar, Scope scope, Checker checker) {
        if (scalar.kind() == YamlScalar.Kind.TRUTH) {
            checker.constant(Spot.of(scalar), scalar.text().equals("true"));
            return new Formula(scalar, new Term.Truth(scalar.text().equals("true")));
        }
        Expr expr = parse(scalar);
        return new Formula(scalar, expr == null ? WRONG : checker.truth(expr, scope));
    }

    private @Nullable Expr parse(YamlScalar scalar) {
        if (saysMisnamed(scalar.text())) {
            return null;
        }
        try {
            return Parser.parse(scalar.text());
        } catch (SyntaxFault fault) {
            Spot at = Spot.within(scalar, fault.start(), fault.end());
            language.findings().report(Code.FORMULA_SYNTAX, at, fault.words(), fault.help());
            return null;
        }
    }

    /** Whether it says a name that nothing can have: that is reported where the name is given, and nothing follows from it here. */
    private boolean saysMisnamed(String text) {
        List<String> names = language.vocabulary().set(Vocabulary.MISNAMED);
        return names != null
                && names.stream()
                        .anyMatch(name -> Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])")
                                .matcher(text)
                                .find());
    }
}
