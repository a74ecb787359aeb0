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
    private static final String SIGNS = "{}[],";

    @Override
    public TokenMap getWordsToHighlight() {
        return new TokenMap();
    }

    @Override
    public String[] getLineCommentStartAndEnd(int languageIndex) {
        return new String[] {"# ", null};
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
        String word = new String(line.array, at, next - at);
        boolean number = word.matches("-?[0-9]+(\\.[0-9]+)?%?");
        return number
                ? TokenTypes.LITERAL_NUMBER_DECIMAL_INT
                : TRUTHS.contains(word) ? TokenTypes.LITERAL_BOOLEAN : TokenTypes.IDENTIFIER;
    }
}
