package soulwright.editor.entry.field;

import java.util.Set;
import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.AbstractTokenMaker;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenMap;
import org.fife.ui.rsyntaxtextarea.TokenTypes;

/** Which parts of a line of YAML have which colour: keys, numbers, texts in quotes, comments. The library's own tells no key from a value. */
final class YamlTokens extends AbstractTokenMaker {
    private static final Set<String> TRUTHS = Set.of("true", "false", "null", "~");
    private static final int LONGEST_TRUTH = 5;
    private static final String SIGNS = "{}[],";

    @Override
    public TokenMap getWordsToHighlight() {
        return new TokenMap();
    }

    @Override
    public String[] getLineCommentStartAndEnd(int languageIndex) {
        return new String[] {"# ", null};
    }

    /** Nothing goes on from one line to the next, so that a long text is coloured as far as it is seen. */
    @Override
    public int getLastTokenTypeOnLine(Segment line, int initialTokenType) {
        return TokenTypes.NULL;
    }

    @Override
    public Token getTokenList(Segment line, int initialTokenType, int startOffset) {
        resetTokenList();
        int at = line.offset;
        int end = line.offset + line.count;
        while (at < end) {
            int next = tokenEnd(line, at, end);
            addToken(line, at, next - 1, type(line, at, next, end), startOffset + at - line.offset);
            at = next;
        }
        addNullToken();
        return firstToken;
    }

    private static int tokenEnd(Segment line, int at, int end) {
        char first = line.array[at];
        if (first == ' ' || first == '\t') {
            return run(line, at, end, true);
        }
        if (isComment(line, at)) {
            return end;
        }
        if (first == '"' || first == '\'') {
            return quoted(line, at, end);
        }
        return isSign(line, at, end) ? at + 1 : Math.max(at + 1, run(line, at, end, false));
    }

    private static boolean isComment(Segment line, int at) {
        return line.array[at] == '#' && (at == line.offset || isBlank(line.array[at - 1]));
    }

    /** The end of a run of blanks, or of a word. */
    private static int run(Segment line, int at, int end, boolean blank) {
        int next = at;
        while (next < end && isBlank(line.array[next]) == blank && (blank || !isSign(line, next, end))) {
            next++;
        }
        return next;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    private static boolean isSign(Segment line, int at, int end) {
        char c = line.array[at];
        boolean alone = at + 1 == end || isBlank(line.array[at + 1]);
        boolean dash = c == '-' && alone && (at == line.offset || isBlank(line.array[at - 1]));
        return SIGNS.indexOf(c) >= 0 || (c == ':' && alone) || dash;
    }

    private static int quoted(Segment line, int at, int end) {
        char quote = line.array[at];
        for (int next = at + 1; next < end; next++) {
            if (quote == '"' && line.array[next] == '\\') {
                next++;
            } else if (line.array[next] == quote) {
                return next + 1;
            }
        }
        return end;
    }

    private static int type(Segment line, int at, int next, int end) {
        char first = line.array[at];
        if (isBlank(first)) {
            return TokenTypes.WHITESPACE;
        }
        if (isComment(line, at)) {
            return TokenTypes.COMMENT_EOL;
        }
        if (next < end && line.array[next] == ':' && isSign(line, next, end)) {
            return TokenTypes.RESERVED_WORD;
        }
        if (first == '"' || first == '\'') {
            return TokenTypes.LITERAL_STRING_DOUBLE_QUOTE;
        }
        if (isSign(line, at, end)) {
            return TokenTypes.SEPARATOR;
        }
        return isNumber(line, at, next)
                ? TokenTypes.LITERAL_NUMBER_DECIMAL_INT
                : isTruth(line, at, next) ? TokenTypes.LITERAL_BOOLEAN : TokenTypes.IDENTIFIER;
    }

    /** Such as `-12.5%`. Asked for every word of a text, so it makes nothing. */
    private static boolean isNumber(Segment line, int at, int next) {
        int end = next - at > 1 && line.array[next - 1] == '%' ? next - 1 : next;
        int start = line.array[at] == '-' ? at + 1 : at;
        int whole = digits(line, start, end);
        boolean fraction = whole < end && line.array[whole] == '.' && whole + 1 < end;
        return whole > start && (whole == end || (fraction && digits(line, whole + 1, end) == end));
    }

    private static int digits(Segment line, int at, int end) {
        int next = at;
        while (next < end && line.array[next] >= '0' && line.array[next] <= '9') {
            next++;
        }
        return next;
    }

    private static boolean isTruth(Segment line, int at, int next) {
        return next - at <= LONGEST_TRUTH && TRUTHS.contains(new String(line.array, at, next - at));
    }
}
