package soulwright.effect.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads a formula by recursive descent. From loosest to tightest: `or`, `and`, `not`, comparisons (`is`, `in`, `<` ...), `+ -`, `* / %`,
 * minus, paths. Bounded in length, depth and parts, so neither reading a text nor walking what it makes can exhaust the stack.
 */
final class Parser {
    static final int MAX_LENGTH = 2_000;
    static final int MAX_DEPTH = 64;
    static final int MAX_PARTS = 200;
    static final Set<String> WORDS = Set.of("or", "and", "not", "is", "in");

    private final Lexer lexer;
    private Token token;
    private Token last;
    private int depth;
    private int parts;

    private Parser(String text) throws SyntaxFault {
        if (text.length() > MAX_LENGTH) {
            throw new SyntaxFault("a formula has " + MAX_LENGTH + " characters at most", "", 0, text.length());
        }
        lexer = new Lexer(text);
        token = lexer.next();
        last = token;
    }

    static Expr parse(String text) throws SyntaxFault {
        Parser parser = new Parser(text);
        if (parser.token.kind() == Token.Kind.END) {
            throw new SyntaxFault("a formula is missing", "", 0, text.length());
        }
        Expr expr = parser.either();
        if (parser.token.kind() != Token.Kind.END) {
            throw parser.unexpected();
        }
        return expr;
    }

    private Expr either() throws SyntaxFault {
        Expr left = both();
        while (take("or")) {
            left = new Expr.Binary(Operator.OR, left, both());
        }
        return left;
    }

    private Expr both() throws SyntaxFault {
        Expr left = negation();
        while (take("and")) {
            left = new Expr.Binary(Operator.AND, left, negation());
        }
        return left;
    }

    private Expr negation() throws SyntaxFault {
        int start = token.start();
        if (take("not")) {
            deeper();
            Expr.Unary not = new Expr.Unary(Operator.NOT, negation(), start);
            depth--;
            return not;
        }
        return relation();
    }

    private Expr relation() throws SyntaxFault {
        Expr left = sum();
        if (take("is")) {
            return new Expr.Is(left, take("not"), same());
        }
        if (take("in")) {
            Expr low = sum();
            return take("..") ? new Expr.Between(left, low, sum()) : new Expr.Binary(Operator.IN, left, low);
        }
        Operator comparison = comparison();
        return comparison == Operator.NOT ? left : new Expr.Binary(comparison, left, sum());
    }

    /** The comparison that stands here, taken; NOT if there is none. */
    private Operator comparison() throws SyntaxFault {
        Operator operator = switch (token.kind() == Token.Kind.SIGN ? token.text() : "") {
            case "<" -> Operator.LESS;
            case "<=" -> Operator.AT_MOST;
            case ">" -> Operator.MORE;
            case ">=" -> Operator.AT_LEAST;
            case "==" -> Operator.EQUAL;
            case "!=" -> Operator.UNEQUAL;
            default -> Operator.NOT;
        };
        if (operator != Operator.NOT) {
            advance();
        }
        return operator;
    }

    private Expr sum() throws SyntaxFault {
        Expr left = product();
        while (token.is("+") || token.is("-")) {
            Operator operator = token.is("+") ? Operator.ADD : Operator.SUBTRACT;
            advance();
            left = new Expr.Binary(operator, left, product());
        }
        return left;
    }

    private Expr product() throws SyntaxFault {
        Expr left = operand();
        while (token.is("*") || token.is("/") || token.is("%")) {
            Operator operator =
                    token.is("*") ? Operator.MULTIPLY : token.is("/") ? Operator.DIVIDE : Operator.REMAINDER;
            advance();
            left = new Expr.Binary(operator, left, operand());
        }
        return left;
    }

    private Expr operand() throws SyntaxFault {
        deeper();
        Expr operand = token.is("-") ? minus() : token.is("(") ? group() : path();
        depth--;
        return operand;
    }

    /** What stands after `is`. */
    private Expr same() throws SyntaxFault {
        deeper();
        Expr same = path();
        depth--;
        return same;
    }

    private Expr minus() throws SyntaxFault {
        int start = token.start();
        advance();
        return new Expr.Unary(Operator.SUBTRACT, operand(), start);
    }

    private Expr group() throws SyntaxFault {
        advance();
        Expr inner = either();
        must(")");
        return inner;
    }

    private Expr path() throws SyntaxFault {
        oneMore();
        Token first = token;
        if (first.kind() == Token.Kind.FIGURE || first.kind() == Token.Kind.DICE) {
            advance();
            return figure(first);
        }
        Expr path = name();
        if (token.is("(")) {
            path = call((Expr.Name) path);
        }
        while (token.is(".") || token.is("[")) {
            oneMore();
            path = take(".") ? new Expr.Of(path, name()) : cell(path);
        }
        return path;
    }

    private Expr cell(Expr table) throws SyntaxFault {
        must("[");
        Expr index = either();
        int end = token.end();
        must("]");
        return new Expr.Cell(table, index, end);
    }

    private Expr call(Expr.Name function) throws SyntaxFault {
        must("(");
        List<Expr> arguments = new ArrayList<>();
        if (!token.is(")")) {
            do {
                arguments.add(either());
            } while (take(","));
        }
        int end = token.end();
        must(")");
        return new Expr.Call(function, arguments, end);
    }

    private Expr.Name name() throws SyntaxFault {
        if (token.kind() != Token.Kind.NAME || WORDS.contains(token.text())) {
            throw unexpected();
        }
        Expr.Name name = new Expr.Name(token.text(), token.start(), token.end());
        advance();
        return name;
    }

    private static Expr figure(Token token) {
        if (token.kind() == Token.Kind.FIGURE) {
            return new Expr.Figure(value(token.text()), token.start(), token.end());
        }
        int d = token.text().indexOf('d');
        long count = value(token.text().substring(0, d));
        return new Expr.Dice(count, value(token.text().substring(d + 1)), token.start(), token.end());
    }

    /** Figures beyond a long are as good as the largest one: the checker refuses both. */
    private static long value(String digits) {
        return digits.length() > 18 ? Long.MAX_VALUE : Long.parseLong(digits);
    }

    private boolean take(String sign) throws SyntaxFault {
        boolean here = token.is(sign);
        if (here) {
            advance();
        }
        return here;
    }

    private void must(String sign) throws SyntaxFault {
        if (!take(sign)) {
            String before = token.kind() == Token.Kind.END ? "at the end" : "before \"" + token.text() + "\"";
            throw new SyntaxFault("\"" + sign + "\" is missing " + before, "", token.start(), token.end());
        }
    }

    private void advance() throws SyntaxFault {
        last = token;
        token = lexer.next();
    }

    private void deeper() throws SyntaxFault {
        if (++depth > MAX_DEPTH) {
            throw new SyntaxFault("nested more than " + MAX_DEPTH + " deep", "", token.start(), token.end());
        }
    }

    /** A chain of operators or of properties is a tree as deep as it is long. */
    private void oneMore() throws SyntaxFault {
        if (++parts > MAX_PARTS) {
            throw new SyntaxFault("a formula has " + MAX_PARTS + " parts at most", "", token.start(), token.end());
        }
    }

    private SyntaxFault unexpected() {
        if (token.kind() == Token.Kind.END) {
            String help = "write something after \"" + last.text() + "\"";
            return new SyntaxFault("the formula ends too early", help, token.start(), token.end());
        }
        boolean sign = token.kind() == Token.Kind.SIGN || last.kind() == Token.Kind.SIGN;
        String help = sign || token.equals(last) ? "" : "something like \"and\" or \"+\" is missing before it";
        return new SyntaxFault("unexpected \"" + token.text() + "\"", help, token.start(), token.end());
    }
}
