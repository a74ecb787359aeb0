package soulwright.editor.entry.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.Token;
import org.junit.jupiter.api.Test;

/** Colours of YAML: keys, numbers, texts and comments are told apart. */
class YamlTokensTest {
    private static List<String> tokens(String line) {
        List<String> all = new ArrayList<>();
        Segment text = new Segment(line.toCharArray(), 0, line.length());
        for (Token token = new YamlTokens().getTokenList(text, 0, 0);
                token != null && token.isPaintable();
                token = token.getNextToken()) {
            if (!token.isWhitespace()) {
                all.add(token.getLexeme() + " " + name(token.getType()));
            }
        }
        return all;
    }

    private static String name(int type) {
        return switch (type) {
            case Token.RESERVED_WORD -> "key";
            case Token.LITERAL_NUMBER_DECIMAL_INT -> "number";
            case Token.LITERAL_BOOLEAN -> "truth";
            case Token.LITERAL_STRING_DOUBLE_QUOTE -> "text";
            case Token.COMMENT_EOL -> "comment";
            case Token.SEPARATOR -> "sign";
            default -> "word";
        };
    }

    @Test
    void aKeyIsToldFromItsValue() {
        assertThat(tokens("- id: fen-witch")).containsExactly("- sign", "id key", ": sign", "fen-witch word");
    }

    @Test
    void aMapOnOneLineAndACommentBehindIt() {
        assertThat(tokens("  a: { b: -3, c: \"x: # y\" } # z"))
                .containsExactly(
                        "a key",
                        ": sign",
                        "{ sign",
                        "b key",
                        ": sign",
                        "-3 number",
                        ", sign",
                        "c key",
                        ": sign",
                        "\"x: # y\" text",
                        "} sign",
                        "# z comment");
    }

    @Test
    void colonsAndSignsWithinWordsEndNothing() {
        assertThat(tokens("who: soul-master:siren#1")).containsExactly("who key", ": sign", "soul-master:siren#1 word");
        assertThat(tokens("bad: true")).containsExactly("bad key", ": sign", "true truth");
    }

    @Test
    void whatLooksLikeANumberIsOne() {
        for (String number : new String[] {"7", "-3", "12.5", "50%", "-0.25%"}) {
            assertThat(tokens(number)).containsExactly(number + " number");
        }
        for (String word : new String[] {"-", "%", "1.", ".5", "1.2.3", "3a", "--2"}) {
            assertThat(tokens("a" + ": " + word + " b")).as(word).doesNotContain(word + " number");
        }
    }

    @Test
    void noLineDependsOnTheOneBefore() {
        Segment open = new Segment("a: \"never closed".toCharArray(), 0, 16);
        assertThat(new YamlTokens().getLastTokenTypeOnLine(open, Token.NULL)).isEqualTo(Token.NULL);
    }
}
