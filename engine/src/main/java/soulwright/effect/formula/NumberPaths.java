package soulwright.effect.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.effect.Property;
import soulwright.effect.Scope;
import soulwright.effect.Type;

/** Finds the number that is to be changed: `attack`, `control.fire`, `control[self.element]`. */
final class NumberPaths {
    private final Checker checker;
    private final Map<String, Type> owners;

    /** For numbers of some roles; the first that has the number owns it. */
    NumberPaths(Checker checker, Map<String, Type> owners) {
        this.checker = checker;
        this.owners = owners;
    }

    @Nullable
    NumberTerm find(Expr expr, Scope scope) {
        if (expr instanceof Expr.Name name) {
            return whole(name);
        }
        if (expr instanceof Expr.Of of && of.owner() instanceof Expr.Name table) {
            return cell(table, of.property(), scope);
        }
        if (expr instanceof Expr.Cell cell && cell.table() instanceof Expr.Name table) {
            return cell(table, cell.index(), scope);
        }
        checker.report(Code.BAD_PARAMETER, expr, "the name of a number is wanted here; `who` says whose it is");
        return null;
    }

    private @Nullable NumberTerm whole(Expr.Name name) {
        NumberTerm number = property(name);
        if (number != null && number.property().type() instanceof Type.Table) {
            String message = "\"%s\" is %s"
                    .formatted(
                            name.name(), checker.types().words(number.property().type()));
            checker.findings()
                    .report(
                            Code.TYPE_MISMATCH,
                            checker.spot(name),
                            message,
                            "say which, like \"" + name.name() + ".x\"");
            return null;
        }
        return number;
    }

    private @Nullable NumberTerm cell(Expr.Name table, Expr index, Scope scope) {
        NumberTerm number = property(table);
        if (number == null) {
            return null;
        }
        if (!(number.property().type() instanceof Type.Table type)) {
            checker.mismatch(table, "a table", number.property().type());
            return null;
        }
        Term which = checker.wanted(index, scope, Type.id(type.set()));
        return which == Checker.WRONG ? null : new NumberTerm(number.owner(), number.property(), which);
    }

    private @Nullable NumberTerm property(Expr.Name name) {
        Property fixed = null;
        for (Map.Entry<String, Type> owner : owners.entrySet()) {
            if (owner.getValue() instanceof Type.Unknown) {
                return null;
            }
            Property property = checker.paths().propertyOf(owner.getValue(), name.name());
            if (property != null && property.writable()) {
                return new NumberTerm(owner.getKey(), property, null);
            }
            fixed = property == null ? fixed : property;
        }
        if (fixed != null) {
            checker.report(Code.BAD_PARAMETER, name, "\"" + name.name() + "\" cannot be changed");
        } else {
            String message = "no number \"" + name.name() + "\" that could be changed";
            UnknownNames.report(checker, Code.UNKNOWN_PROPERTY, name, message, writable());
        }
        return null;
    }

    private List<String> writable() {
        List<String> names = new ArrayList<>();
        for (Type owner : owners.values()) {
            for (Property property : checker.paths().properties(owner).values()) {
                if (property.writable()) {
                    names.add(property.name());
                }
            }
        }
        return names;
    }
}
