package soulwright.yaml;

import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;

/**
 * Says in an author's words what SnakeYAML stumbled over, and at the place where the author must look: the quote that is never closed, not the
 * end of the file; the tab, not the word after it.
 */
final class SyntaxExplainer {
    private static final String QUOTE_IT = "put the text in quotes";

    private final Source source;
    private final String text;

    SyntaxExplainer(Source source) {
        this.source = source;
        this.text = source.text();
    }

    Diagnostic explain(MarkedYAMLException e) {
        String problem = e.getProblem() == null ? "" : e.getProblem();
        String context = e.getContext() == null ? "" : e.getContext();
        int at = index(e.getProblemMark(), 0);
        int begin = index(e.getContextMark(), at);
        int tab = tabInIndent(at);
        if (tab >= 0 && !context.endsWith("quoted scalar")) {
            return found(Code.TAB_INDENT, tab, tab + 1, "tab used for indentation", "indent with spaces");
        }
        return context.startsWith("while scanning")
                ? scanning(context, problem, begin, at)
                : parsing(context, problem, begin, at);
    }

    private Diagnostic scanning(String context, String problem, int begin, int at) {
        if (context.endsWith("quoted scalar")) {
            return quoted(problem, begin, at);
        }
        return switch (context) {
            case "while scanning a simple key" -> missingColon(begin);
            case "while scanning for the next token" -> badStart(at);
            case "while scanning a tag" ->
                found(Code.UNKNOWN_TAG, begin, Extents.wordEnd(text, begin), "tags are not used here", QUOTE_IT);
            case "while scanning a block scalar" ->
                found(
                        at,
                        "text after \"" + text.charAt(begin) + "\" must begin on the next line",
                        "move it to the next line, indented");
            case "while scanning an anchor", "while scanning an alias" ->
                found(begin, "\"" + text.charAt(begin) + "\" must be followed by a name", QUOTE_IT);
            default -> found(begin, "lines that begin with \"%\" are not used here", "remove the line");
        };
    }

    private Diagnostic quoted(String problem, int begin, int at) {
        if (problem.startsWith("found unexpected")) {
            return found(begin, "quote is never closed", "add the closing " + text.charAt(begin));
        }
        int escape = text.lastIndexOf('\\', at);
        int end = Math.min(text.length(), Math.max(at, escape + 2));
        return found(
                Code.SYNTAX,
                escape,
                end,
                "\"" + text.substring(escape, end) + "\" means nothing in double quotes",
                "write \\\\ for a backslash, or use single quotes");
    }

    private Diagnostic badStart(int at) {
        char c = text.charAt(at);
        String shown = c == '\t' ? "a tab" : "\"" + c + "\"";
        return found(at, "a value cannot begin with " + shown, QUOTE_IT);
    }

    private Diagnostic missingColon(int begin) {
        int end = Extents.textEnd(text, begin);
        String word = shorten(text.substring(begin, end));
        return found(Code.SYNTAX, begin, end, "\":\" is missing after \"" + word + "\"", "write `" + word + ": value`");
    }

    private Diagnostic parsing(String context, String problem, int begin, int at) {
        if (problem.startsWith("mapping values")) {
            return secondColon(at);
        }
        if (problem.startsWith("sequence entries")) {
            return misplaced(at, "a list item cannot begin here", "begin the list on a line of its own");
        }
        if (problem.startsWith("expected ','")) {
            return flow(context, begin, at);
        }
        if (problem.startsWith("expected the node content")) {
            return atEnd(at) ? unclosed(begin) : found(at, "a value is missing before " + shown(at), QUOTE_IT);
        }
        if (problem.startsWith("expected <block end>")) {
            return blockEnd(context, at);
        }
        if (problem.contains("tag handle")) {
            return found(Code.UNKNOWN_TAG, at, Extents.wordEnd(text, at), "tags are not used here", QUOTE_IT);
        }
        if (problem.contains("directive") || problem.startsWith("found incompatible")) {
            return found(at, "lines that begin with \"%\" are not used here", "remove the line");
        }
        return misplaced(at, shown(at) + " cannot stand here", QUOTE_IT);
    }

    /** `a: b: c`, or a line that is indented under a value, or a line above that lacks its colon. */
    private Diagnostic secondColon(int at) {
        int first = firstInLine(at);
        if (text.substring(first, at).contains(": ") || text.startsWith("- ", first)) {
            return found(at, "a second \":\" in one value", QUOTE_IT);
        }
        int above = firstInLine(lastVisibleBefore(first));
        if (above < first
                && indent(above) == indent(first)
                && !text.substring(above, first).contains(": ")) {
            return missingColon(above);
        }
        return misplaced(
                at > first ? first : at,
                shown(first) + " is indented under a value",
                "line it up with the key it belongs beside");
    }

    private Diagnostic blockEnd(String context, int at) {
        if (at != firstInLine(at)) {
            return found(at, shown(at) + " cannot follow the value before it", "put the whole value in quotes");
        }
        boolean item = text.startsWith("- ", at) || text.startsWith("-\n", at);
        if (context.endsWith("mapping") && item) {
            return misplaced(at, "a list item stands where a key is expected", "indent the list under its key");
        }
        if (context.endsWith("collection") && !item && indent(at) == 0) {
            return misplaced(at, shown(at) + " stands where a list item is expected", "begin it with \"- \"");
        }
        return misplaced(
                at,
                shown(at) + " lines up with nothing above it",
                "line it up with the keys or items it belongs beside");
    }

    private Diagnostic flow(String context, int begin, int at) {
        boolean left = atEnd(at) || (firstInLine(at) > begin && indent(firstInLine(at)) <= indent(firstInLine(begin)));
        if (left) {
            return unclosed(begin);
        }
        String close = context.endsWith("sequence") ? "]" : "}";
        return found(at, "\",\" or \"" + close + "\" is missing before " + shown(at), QUOTE_IT);
    }

    private Diagnostic unclosed(int begin) {
        int open = begin < text.length() ? begin : lastVisibleBefore(begin);
        String close = text.charAt(open) == '[' ? "]" : "}";
        return found(open, "\"" + text.charAt(open) + "\" is never closed", "add the closing \"" + close + "\"");
    }

    /** An indentation error when it is the first of its line. */
    private Diagnostic misplaced(int at, String message, String help) {
        boolean first = at == firstInLine(at) && at > 0;
        return found(first ? Code.BAD_INDENT : Code.SYNTAX, at, at + 1, message, help);
    }

    private Diagnostic found(int at, String message, String help) {
        return found(Code.SYNTAX, at, at + 1, message, help);
    }

    private Diagnostic found(Code code, int start, int end, String message, String help) {
        int from = Math.min(start, text.length());
        int to = Math.max(from, Math.min(end, Extents.lineEnd(text, from)));
        return Diagnostic.of(code, source.place(from, to), message).withHelp(help);
    }

    private static int index(@Nullable Mark mark, int other) {
        return mark == null ? other : mark.getIndex();
    }

    /** The word at an offset, in quotes. */
    private String shown(int at) {
        if (atEnd(at)) {
            return "the end";
        }
        int end = Math.max(at + 1, Math.min(Extents.wordEnd(text, at), Extents.lineEnd(text, at)));
        String word = text.substring(at, end);
        return "\"" + shorten(word.length() > 1 && word.endsWith(":") ? word.substring(0, word.length() - 1) : word)
                + "\"";
    }

    private static String shorten(String word) {
        return word.length() <= 40 ? word : word.substring(0, word.offsetByCodePoints(0, 20)) + "...";
    }

    private boolean atEnd(int at) {
        return at >= text.stripTrailing().length();
    }

    /** The tab that stands in the indentation of the line of an offset, or -1. */
    private int tabInIndent(int at) {
        int start = Extents.lineStart(text, at);
        int tab = text.indexOf('\t', start);
        return tab >= 0 && tab <= at && text.substring(start, tab).isBlank() ? tab : -1;
    }

    private int firstInLine(int at) {
        int start = Extents.lineStart(text, at);
        int end = Extents.lineEnd(text, start);
        while (start < end && Extents.isBlank(text.charAt(start))) {
            start++;
        }
        return start;
    }

    private int indent(int at) {
        return at - Extents.lineStart(text, at);
    }

    private int lastVisibleBefore(int at) {
        int last = Math.min(at, text.length()) - 1;
        while (last > 0 && Extents.isBlank(text.charAt(last))) {
            last--;
        }
        return Math.max(last, 0);
    }
}
