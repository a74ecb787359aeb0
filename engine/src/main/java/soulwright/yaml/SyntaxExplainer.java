package soulwright.yaml;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;

/**
 * Says in an author's words what SnakeYAML stumbled over, and at the place where the author must look: the quote that is never closed, not the
 * end of the file; the tab, not the word after it.
 */
final class SyntaxExplainer {
    private static final String QUOTE_IT = "put the text in quotes";
    private static final Pattern VALUE_IN_COMMENT = Pattern.compile(":[ \\t]+(#[\\p{L}\\p{N}][^\\s,\\]}]*)");

    private final Source source;
    private final String text;
    private final Surroundings around;

    SyntaxExplainer(Source source) {
        this.source = source;
        this.text = source.text();
        this.around = new Surroundings(text);
    }

    /**
     * What an exception of SnakeYAML's means.
     *
     * @param reached where the scanner stands, for a problem without a mark
     */
    Diagnostic explain(RuntimeException e, int reached) {
        return e instanceof MarkedYAMLException marked
                ? explain(marked)
                : found(Code.SYNTAX, reached, reached, "this cannot be read as YAML", QUOTE_IT);
    }

    private Diagnostic explain(MarkedYAMLException e) {
        String problem = e.getProblem() == null ? "" : e.getProblem();
        String context = e.getContext() == null ? "" : e.getContext();
        int at = index(e.getProblemMark(), 0);
        int begin = index(e.getContextMark(), at);
        int tab = around.tabInIndent(at);
        if (tab >= 0 && !context.endsWith("quoted scalar")) {
            Diagnostic found = found(Code.TAB_INDENT, tab, tab + 1, "tab used for indentation", "indent with spaces");
            return new TabMending(source).fix().map(found::withFix).orElse(found);
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
            case "while scanning a tag" -> tag(begin);
            case "while scanning a block scalar" ->
                found(
                        at,
                        "text after " + named(begin) + " must begin on the next line",
                        "move it to the next line, indented");
            case "while scanning an anchor", "while scanning an alias" ->
                found(begin, "what follows " + named(begin) + " is not a name", QUOTE_IT);
            default -> directive(begin);
        };
    }

    private Diagnostic badStart(int at) {
        return around.at(at) == '\t'
                ? found(Code.TAB_INDENT, at, at + 1, "a tab stands where a space belongs", "write a space")
                        .withFix(Fix.replace("write a space", source.place(at, at + 1), " "))
                : found(at, "a value cannot begin with " + named(at), QUOTE_IT);
    }

    private Diagnostic quoted(String problem, int begin, int at) {
        if (problem.startsWith("found unexpected")) {
            return found(begin, "quote is never closed", "add the closing " + around.at(begin));
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

    private Diagnostic missingColon(int begin) {
        int end = Extents.textEnd(text, begin);
        String word = text.substring(begin, end);
        int colon = word.indexOf(':');
        if (colon > 0 && colon + 1 < word.length() && word.charAt(colon + 1) != '/') {
            return missingSpace(begin + colon, word, colon);
        }
        int gap = "\"'".indexOf(around.at(begin)) < 0 ? word.indexOf(' ') : -1;
        String key = gap < 0 ? word : word.substring(0, gap);
        String value = gap < 0 ? "value" : word.substring(gap).strip();
        return found(
                Code.SYNTAX,
                begin,
                begin + key.length(),
                "\":\" is missing after \"" + Surroundings.shorten(key) + "\"",
                "write `" + Surroundings.shorten(key + ": " + value) + "`");
    }

    private Diagnostic missingSpace(int at, String word, int colon) {
        String mended = Surroundings.shorten(word.substring(0, colon) + ": " + word.substring(colon + 1));
        return found(at, "a space is missing after \":\"", "write `" + mended + "`")
                .withFix(Fix.replace("add the space", source.place(at, at + 1), ": "));
    }

    private Diagnostic parsing(String context, String problem, int begin, int at) {
        int line = Extents.lineStart(text, around.lastVisibleBefore(begin + 1));
        Matcher hidden = VALUE_IN_COMMENT.matcher(text).region(line, Math.max(line, Math.min(at, text.length())));
        if (context.contains("flow") && hidden.find()) {
            String message = "\"#\" begins a comment, so there is no value here";
            return found(Code.VALUE_IS_COMMENT, hidden.start(1), hidden.end(1), message, QUOTE_IT);
        }
        if (problem.startsWith("mapping values")) {
            return strayColon(at);
        }
        if (problem.startsWith("sequence entries")) {
            return misplaced(at, "a list item cannot begin here", "begin the list on a line of its own");
        }
        if (problem.startsWith("expected ','")) {
            return flow(context, begin, at);
        }
        if (problem.startsWith("expected the node content")) {
            return around.isEnd(at)
                    ? unclosed(begin)
                    : found(at, "a value is missing before " + around.word(at), QUOTE_IT);
        }
        if (problem.startsWith("expected <block end>")) {
            return blockEnd(context, at);
        }
        if (problem.contains("tag handle")) {
            return tag(at);
        }
        return problem.contains("irective")
                ? directive(at)
                : misplaced(at, around.word(at) + " cannot stand here", QUOTE_IT);
    }

    /** `a: b: c`, or a line that is indented under a value, or a line above that lacks its colon. */
    private Diagnostic strayColon(int at) {
        int first = around.firstInLine(at);
        int colon = text.substring(first, at).indexOf(": ");
        if (colon >= 0) {
            return secondColon(Extents.firstInLine(text, first + colon + 1), at);
        }
        int above = around.firstInLine(around.lastVisibleBefore(first));
        boolean aligned = above < first && around.indent(above) == around.indent(first);
        if (aligned && !text.substring(above, first).contains(": ")) {
            return missingColon(above);
        }
        return KeyLine.above(text, first)
                .map(holder -> underValue(first, holder))
                .orElseGet(() -> misplaced(
                        first,
                        around.word(first) + " is indented under a value",
                        "line it up with the key it belongs beside"));
    }

    private Diagnostic secondColon(int value, int at) {
        return TypographicQuotes.begin(text, value)
                ? found(
                        value,
                        named(value) + " is no quote, so the \":\" behind it begins a second value",
                        "write the straight " + TypographicQuotes.STRAIGHT + " of the keyboard around the text")
                : found(at, "a second \":\" in one value", QUOTE_IT);
    }

    /** `choose: pay` and a line below it that is indented further. */
    private Diagnostic underValue(int at, KeyLine holder) {
        boolean item = around.isItem(at);
        if (item && around.itemAbove(at) >= 0) {
            return strayItem(at);
        }
        String what = item ? "a list" : around.word(at);
        String help = item ? "take that value away" : "line it up with the key it belongs beside";
        return misplaced(at, what + " is indented under " + holder.described(), help)
                .withRelated(source.place(holder.key(), holder.value()), "its value stands here");
    }

    private Diagnostic blockEnd(String context, int at) {
        if (around.at(at) == ':') {
            return found(at, "a key is missing before \":\"", QUOTE_IT);
        }
        if (!around.isFirstInLine(at)) {
            return behindValue(at);
        }
        if (around.at(at) == '-' && !around.isItem(at) && context.endsWith("collection")) {
            return found(at, "a space is missing after \"-\"", "write \"- \" before an item")
                    .withFix(Fix.replace("add the space", source.place(at, at + 1), "- "));
        }
        boolean item = around.isItem(at);
        if (item && (context.endsWith("mapping") || around.itemAbove(at) >= 0)) {
            return strayItem(at);
        }
        if (context.endsWith("collection") && !item && around.indent(at) == 0) {
            return misplaced(at, around.word(at) + " stands where a list item is expected", "begin it with \"- \"");
        }
        return misplaced(
                at,
                around.word(at) + " lines up with nothing above it",
                "line it up with the keys or items it belongs beside");
    }

    /** A list that is not under its key, or whose items stand in two columns. */
    private Diagnostic strayItem(int at) {
        int above = around.itemAbove(at);
        if (above < 0) {
            return misplaced(at, "a list item stands where a key is expected", "indent the list under its key");
        }
        int line = source.place(above, above).line();
        String list = KeyLine.above(text, at)
                .filter(holder -> around.indent(holder.key()) <= around.indent(at))
                .map(holder -> "; \"" + holder.name() + "\" can have no list while its value is " + holder.written())
                .orElse("");
        return misplaced(
                        at,
                        "the \"-\" here and that of line " + line + " do not line up",
                        "put both in one column" + list)
                .withRelated(source.place(above, above + 1), "the \"-\" above");
    }

    /** `"a" b`: often a quote within quotes, or one that was left open lines above. */
    private Diagnostic behindValue(int at) {
        int before = around.lastVisibleBefore(at);
        char quote = around.at(before);
        if (quote != '"' && quote != '\'') {
            return found(at, around.word(at) + " cannot follow the value before it", "put the whole value in quotes");
        }
        int open = text.lastIndexOf(quote, before - 1);
        if (open >= 0 && Extents.lineEnd(text, open) < before) {
            return found(open, "quote is never closed", "add the closing " + quote);
        }
        String inside = quote == '"' ? "\\\"" : "''";
        return found(
                at,
                around.word(at) + " cannot follow the closing quote",
                "write " + inside + " for a quote within quotes");
    }

    private Diagnostic flow(String context, int begin, int at) {
        int first = around.firstInLine(at);
        boolean left = first > begin && around.indent(first) <= around.indent(around.firstInLine(begin));
        if (left || around.isEnd(at)) {
            return unclosed(begin);
        }
        String close = context.endsWith("sequence") ? "]" : "}";
        return found(at, "\",\" or \"" + close + "\" is missing before " + around.word(at), QUOTE_IT);
    }

    private Diagnostic unclosed(int begin) {
        int open = begin < text.length() ? begin : around.lastVisibleBefore(begin);
        String close = around.at(open) == '[' ? "]" : "}";
        return found(open, named(open) + " is never closed", "add the closing \"" + close + "\"");
    }

    private Diagnostic tag(int at) {
        return found(Code.UNKNOWN_TAG, at, Extents.wordEnd(text, at), "tags are not used here", QUOTE_IT);
    }

    private Diagnostic directive(int at) {
        return found(at, "lines that begin with \"%\" are not used here", "remove the line");
    }

    /** An indentation error when it is the first of its line. */
    private Diagnostic misplaced(int at, String message, String help) {
        Code code = around.isFirstInLine(at) && at > 0 ? Code.BAD_INDENT : Code.SYNTAX;
        return found(code, at, at + 1, message, help);
    }

    private Diagnostic found(int at, String message, String help) {
        return found(Code.SYNTAX, at, at + 1, message, help);
    }

    private Diagnostic found(Code code, int start, int end, String message, String help) {
        int from = Math.max(0, Math.min(start, text.length()));
        int to = Math.max(from, Math.min(end, Extents.lineEnd(text, from)));
        return Diagnostic.of(code, source.place(from, to), message).withHelp(help);
    }

    private String named(int at) {
        return "\"" + around.at(at) + "\"";
    }

    private static int index(@Nullable Mark mark, int other) {
        return mark == null ? other : mark.getIndex();
    }
}
