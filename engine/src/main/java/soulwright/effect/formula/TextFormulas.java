package soulwright.effect.formula;

import java.util.ArrayList;
import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.effect.Language;
import soulwright.effect.Plural;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.yaml.YamlScalar;

/** The paths and figures that a text fills in: `{me}`, `{count(me.cards)}`. */
final class TextFormulas {
    private final Language language;
    private final YamlScalar scalar;

    TextFormulas(Language language, YamlScalar scalar) {
        this.language = language;
        this.scalar = scalar;
    }

    List<Formula> read(Scope scope) {
        String text = scalar.text();
        List<Formula> formulas = new ArrayList<>();
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', open + 1)) {
            int close = text.indexOf('}', open);
            if (close < 0) {
                Spot at = Spot.within(scalar, open, open + 1);
                language.findings().report(Code.FORMULA_SYNTAX, at, "\"}\" is missing in this text");
                break;
            }
            formulas.add(read(text.substring(open + 1, close), open + 1, scope));
        }
        return formulas;
    }

    private Formula read(String formula, int offset, Scope scope) {
        try {
            Checker checker = new Checker(language, scalar, offset);
            Term term = checker.term(Parser.parse(formula), scope);
            return new Formula(scalar, isSpoken(term.type()) ? term : unspoken(term, formula.length(), offset));
        } catch (SyntaxFault fault) {
            Spot at = Spot.within(scalar, offset + fault.start(), offset + fault.end());
            language.findings().report(Code.FORMULA_SYNTAX, at, fault.words(), fault.help());
            return new Formula(scalar, Checker.WRONG);
        }
    }

    private static boolean isSpoken(Type type) {
        return type instanceof Type.Num
                || type instanceof Type.Text
                || type instanceof Type.Unknown
                || (type instanceof Type.Id && !Plural.is(type))
                || (type instanceof Type.Thing && !Plural.is(type));
    }

    private Term unspoken(Term term, int length, int offset) {
        String message = "a text takes a number, one id or one thing, but this is "
                + language.types().words(term.type());
        language.findings().report(Code.TYPE_MISMATCH, Spot.within(scalar, offset, offset + length), message);
        return Checker.WRONG;
    }
}
