package soulwright.effect.formula;

import java.util.Map;
import java.util.Set;

/** Cuts a formula into tokens. A hyphen belongs to the name around it (`hit-points`), so a minus between names has spaces. */
final class Lexer {
    private static final Set<String> DOUBLE_SIGNS = Set.of("<=", ">=", "==", "!=", "..");
    private static final String SIGNS = "+-*/%<>()[],.";
    private static final Map<String, String> FOREIGN = Map.ofEntries(
            Map.entry("&&", "and"),
            Map.entry("||", "or"),
            Map.entry("=>", ">="),
            Map.entry("=<", "<="),
            Map.entry("<>", "!="),
            Map.entry("!", "not"),
            Map.entry("=", "=="),
            Map.entry("&", "and"),
            Map.entry("|", "or"),
            Map.entry("×", "*"),
            Map.entry("÷", "/"),
            Map.entry("–", "-"));

    private final String text;
    private int at;

    Lexer(String text) {
        this.text = text;
    }

    Token next() throws SyntaxFault {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        if (at == text.length()) {
            return new Token(Token.Kind.END, "", at, at);
        }
        char c = text.charAt(at);
        if (isDigit(c)) {
            return figure();
        }
        return Character.isLetter(c) ? name() : sign();
    }

    private Token figure() throws SyntaxFault {
        int start = at;
        skipDigits();
        boolean dice = at + 1 < text.length() && text.charAt(at) == 'd' && isDigit(text.charAt(at + 1));
        if (dice) {
            at++;
            skipDigits();
        }
        if (at < text.length() && Character.isLetter(text.charAt(at))) {
            throw new SyntaxFault("a number ends in a letter", "", start, at + 1);
        }
        if (at + 1 < text.length() && text.charAt(at) == '.' && isDigit(text.charAt(at + 1))) {
            throw new SyntaxFault("numbers are whole", "write a share as percent, like percent(x, 150)", start, at + 2);
        }
        return token(dice ? Token.Kind.DICE : Token.Kind.FIGURE, start);
    }

    private void skipDigits() {
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
    }

    private Token name() {
        int start = at;
        while (at < text.length() && continuesName(at)) {
            at++;
        }
        return token(Token.Kind.NAME, start);
    }

    /** A hyphen or a pack's colon only between two chars of a name; capitals and underscores so that a slip stays one name. */
    private boolean continuesName(int i) {
        char c = text.charAt(i);
        if (c == '-' || c == ':') {
            return i + 1 < text.length() && Character.isLetterOrDigit(text.charAt(i + 1));
        }
        return Character.isLetterOrDigit(c) || c == '_';
    }

    private Token sign() throws SyntaxFault {
        int start = at;
        String two = text.substring(at, Math.min(at + 2, text.length()));
        if (DOUBLE_SIGNS.contains(two)) {
            at += 2;
        } else if (FOREIGN.containsKey(two) || SIGNS.indexOf(text.charAt(at)) < 0) {
            throw foreign(two);
        } else {
            at++;
        }
        return token(Token.Kind.SIGN, start);
    }

    private SyntaxFault foreign(String two) {
        String written =
                FOREIGN.containsKey(two) ? two : text.substring(at, at + Character.charCount(text.codePointAt(at)));
        String meant = FOREIGN.get(written);
        String help = meant == null ? "" : "write \"" + meant + "\"";
        if (written.equals("=") && isBeforeName()) {
            help = "write \"is\" before a name, \"==\" before a figure";
        }
        return new SyntaxFault("\"" + written + "\" means nothing in a formula", help, at, at + written.length());
    }

    /** Whether a name follows the sign that stands here. */
    private boolean isBeforeName() {
        int next = at + 1;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        return next < text.length() && Character.isLetter(text.charAt(next));
    }

    private Token token(Token.Kind kind, int start) {
        return new Token(kind, text.substring(start, at), start, at);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
