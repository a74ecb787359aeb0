package soulwright.effect.formula;

import java.util.Collection;
import soulwright.diagnostic.Code;

/** Says that a name is unknown, and what was meant: another name, or a difference whose minus has no spaces around it. */
final class UnknownNames {
    private UnknownNames() {}

    static void report(Checker checker, Code code, Expr.Name name, String message, Collection<String> known) {
        String difference = difference(name.name(), known);
        if (difference.isEmpty()) {
            checker.findings().unknown(code, checker.spot(name), message, name.name(), known);
        } else {
            String help = "a minus has spaces around it: \"" + difference + "\"";
            checker.findings().report(code, checker.spot(name), message, help);
        }
    }

    private static String difference(String name, Collection<String> known) {
        for (int i = name.indexOf('-'); i > 0; i = name.indexOf('-', i + 1)) {
            String right = name.substring(i + 1);
            if (known.contains(name.substring(0, i)) && (known.contains(right) || isFigure(right))) {
                return name.substring(0, i) + " - " + right;
            }
        }
        return "";
    }

    private static boolean isFigure(String text) {
        return !text.isEmpty() && text.chars().allMatch(Character::isDigit);
    }
}
