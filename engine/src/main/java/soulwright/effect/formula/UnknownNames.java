package soulwright.effect.formula;

import java.util.Collection;
import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Nearest;

/** Says that a name is unknown, and what was meant: another name, or a difference whose minus has no spaces around it. */
final class UnknownNames {
    private static final List<String> FIGURES = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private UnknownNames() {}

    static void report(Checker checker, Code code, Expr.Name name, String message, Collection<String> known) {
        report(checker, code, name, message, known, known);
    }

    /** As the shorter one, where not all that is known is worth listing. */
    static void report(
            Checker checker,
            Code code,
            Expr.Name name,
            String message,
            Collection<String> known,
            Collection<String> listed) {
        String difference = difference(name.name(), known);
        int figure = FIGURES.indexOf(name.name());
        if (figure >= 0 && Nearest.to(name.name(), known).isEmpty()) {
            checker.findings().report(code, checker.spot(name), message, "write the figure: " + figure);
        } else if (difference.isEmpty()) {
            checker.findings().unknown(code, checker.spot(name), message, name.name(), known, listed);
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
