package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.diagnostic.Fixes;

/** One mistake, one finding, where the author must look. */
class SyntaxTest {
    @ParameterizedTest
    @MethodSource({"quotesAndBrackets", "colonsAndLists", "indentation", "whatIsNotUsedHere", "keys", "characters"})
    void aMistakeIsToldOnceAndInItsPlace(String text, String finding, String message) {
        Reading read = Reading.of(text);
        assertThat(read.findings()).containsExactly(finding);
        assertThat(read.messages()).containsExactly(message);
        assertThat(read.found().get(0).help()).isPresent();
        assertThat(read.file().broken()).isTrue();
    }

    static Stream<Arguments> quotesAndBrackets() {
        return Stream.of(
                arguments("a: 1\nb: \"x\nc: 2\n", "SW1004 2:4-2:5", "quote is never closed"),
                arguments("a: 'x", "SW1004 1:4-1:5", "quote is never closed"),
                arguments("a: [1, 2\nb: 3\n", "SW1004 1:4-1:5", "\"[\" is never closed"),
                arguments("a: {x: 1\nb: 2\n", "SW1004 1:4-1:5", "\"{\" is never closed"),
                arguments("a: [1, [2, 3]\n", "SW1004 1:4-1:5", "\"[\" is never closed"),
                arguments("a: {x: [2}\n", "SW1004 1:10-1:11", "\",\" or \"]\" is missing before \"}\""),
                arguments("a: [1, 2]]\n", "SW1004 1:10-1:11", "\"]\" cannot follow the value before it"),
                arguments("a: \"x\" y\n", "SW1004 1:8-1:9", "\"y\" cannot follow the closing quote"),
                arguments("a: 'it's'\n", "SW1004 1:8-1:9", "\"s'\" cannot follow the closing quote"),
                arguments("a: \"x\nb: \"y\"\n", "SW1004 1:4-1:5", "quote is never closed"),
                arguments("a: [x, , y]\n", "SW1004 1:8-1:9", "a value is missing before \",\""),
                arguments("a: \"\\q\"\n", "SW1004 1:5-1:7", "\"\\q\" means nothing in double quotes"),
                arguments("a: @x\n", "SW1004 1:4-1:5", "a value cannot begin with \"@\""),
                arguments("a: |x\n  b\n", "SW1004 1:5-1:6", "text after \"|\" must begin on the next line"),
                arguments("a: *\n", "SW1004 1:4-1:5", "what follows \"*\" is not a name"));
    }

    static Stream<Arguments> colonsAndLists() {
        return Stream.of(
                arguments("a: 1\nfoo\nb: 2\n", "SW1004 2:1-2:4", "\":\" is missing after \"foo\""),
                arguments("foo\nb: 2\n", "SW1004 1:1-1:4", "\":\" is missing after \"foo\""),
                arguments("a: 1\nb:2\nc: 3\n", "SW1004 2:2-2:3", "a space is missing after \":\""),
                arguments("a: 1\nlevel 3\nb: 2\n", "SW1004 2:1-2:6", "\":\" is missing after \"level\""),
                arguments("a: b: c\n", "SW1004 1:5-1:6", "a second \":\" in one value"),
                arguments("- a\n- b: c: d\n", "SW1004 2:7-2:8", "a second \":\" in one value"),
                arguments(": 1\n", "SW1004 1:1-1:2", "a key is missing before \":\""),
                arguments("- a: 1\n-b: 2\n", "SW1004 2:1-2:2", "a space is missing after \"-\""),
                arguments("a: - b\n", "SW1004 1:4-1:5", "a list item cannot begin here"));
    }

    static Stream<Arguments> indentation() {
        return Stream.of(
                arguments("a:\n\tb: 1\n", "SW1005 2:1-2:2", "tab used for indentation"),
                arguments("a:\n  b: 1\n  \tc: 2\n", "SW1005 3:3-3:4", "tab used for indentation"),
                arguments("a:\tb\n", "SW1005 1:3-1:4", "a tab stands where a space belongs"),
                arguments("a:\n  b: 1\n c: 2\n", "SW1014 3:2-3:3", "\"c\" lines up with nothing above it"),
                arguments(
                        "a: 1\n  b: 2\n",
                        "SW1014 2:3-2:4",
                        "\"b\" is indented under \"a\", which already has the value 1"),
                arguments(
                        "a:\n  - b: 1\n   - c: 2\n",
                        "SW1014 3:4-3:5",
                        "the \"-\" here and that of line 2 do not line up"),
                arguments("a: x\n- b\n", "SW1014 2:1-2:2", "a list item stands where a key is expected"),
                arguments(
                        "do:\n- a: {}\n  - b: 2\n",
                        "SW1014 3:3-3:4",
                        "the \"-\" here and that of line 2 do not line up"),
                arguments(
                        "- a: pay\n    - b: 2\n", "SW1014 2:5-2:6", "the \"-\" here and that of line 1 do not line up"),
                arguments(
                        "a: pay\n  - b: 2\n",
                        "SW1014 2:3-2:4",
                        "a list is indented under \"a\", which already has the value pay"),
                arguments("- a\nb: 1\n", "SW1014 2:1-2:2", "\"b\" stands where a list item is expected"));
    }

    static Stream<Arguments> whatIsNotUsedHere() {
        return Stream.of(
                arguments("a: !foo 1\n", "SW1011 1:4-1:8", "tag \"!foo\" is not used here"),
                arguments("a: &x !!java.Foo [1]\nb: *x\n", "SW1011 1:7-1:17", "tag \"!!java.Foo\" is not used here"),
                arguments("a: !e!x 1\n", "SW1011 1:4-1:8", "tags are not used here"),
                arguments("%YAML x\n---\na: 1\n", "SW1004 1:1-1:2", "lines that begin with \"%\" are not used here"),
                arguments("---\na: 1\n---\nb: 2\n", "SW1010 3:1-3:4", "a second document begins here"),
                arguments("- a\n---\n- b\n", "SW1010 2:1-2:4", "a second document begins here"),
                arguments("<<: {b: 1}\n", "SW1012 1:1-1:3", "merge key \"<<\" is not used here"),
                arguments("a: *x\n", "SW1013 1:4-1:6", "alias \"x\" repeats nothing: no anchor above has that name"),
                arguments("a: &x [*x]\n", "SW1013 1:8-1:10", "alias \"x\" stands inside the value it repeats"));
    }

    static Stream<Arguments> keys() {
        return Stream.of(
                arguments("a: 1\nb: 2\na: 3\n", "SW1006 3:1-3:2", "key \"a\" stands twice in this map"),
                arguments("{a: 1, 'a': 2}\n", "SW1006 1:8-1:11", "key \"a\" stands twice in this map"),
                arguments("? [a]\n: 1\n", "SW1015 1:3-1:6", "key is not a word"),
                arguments("~: 1\n", "SW1015 1:1-1:2", "key is not a word"),
                arguments("a: &x b\n*x : 1\n", "SW1015 2:1-2:3", "key is not a word"));
    }

    static Stream<Arguments> characters() {
        return Stream.of(
                arguments("a: b\u0007\n", "SW1004 1:5-1:6", "character U+0007 cannot stand in a file"),
                arguments("a: \u0000\n", "SW1004 1:4-1:5", "character U+0000 cannot stand in a file"),
                arguments("\uFEFFa: \u2028\n", "SW1004 1:4-1:5", "character U+2028 cannot stand in a file"),
                arguments("a: 1\nb: \uFEFF\n", "SW1004 2:4-2:5", "character U+FEFF cannot stand in a file"),
                arguments("a: #9ab\nb: 1\n", "SW1017 1:4-1:8", "\"#\" begins a comment, so there is no value here"),
                arguments("a: {b: #9ab}\n", "SW1017 1:8-1:12", "\"#\" begins a comment, so there is no value here"),
                arguments(
                        "a: {b: #9ab,\n  c: 1}\n",
                        "SW1017 1:8-1:12",
                        "\"#\" begins a comment, so there is no value here"),
                arguments("a:\n- #b c # d\n", "SW1017 2:3-2:7", "\"#\" begins a comment, so there is no value here"),
                arguments(
                        "a: “b: c”\n",
                        "SW1004 1:4-1:5",
                        "\"“\" is no quote, so the \":\" behind it begins a second value"));
    }

    @ParameterizedTest
    @CsvSource({
        "a: “b”, 1",
        "a: “b, 1",
        "a: „b“, 1",
        "a: “b” and “c”, 0",
        "a: “b” is b, 0",
        "a: ’tis, 0",
        "a: \"“b”\", 0"
    })
    void typographicQuotesThatSeemToQuoteAreTold(String text, int warnings) {
        Reading read = Reading.of(text);
        assertThat(read.found()).hasSize(warnings);
        assertThat(read.file().broken()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a: # comment", "a: #", "a: #\n  b: 1", "a: #b\n- 1", "a: # b\nc: 1"})
    void aCommentMayStandBesideAKey(String text) {
        assertThat(Reading.of(text).found()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'a:|\tb: 1|', 'a:|  b: 1|'",
        "'- a: 1|\tb: 2|', '- a: 1|  b: 2|'",
        "'a:|    b: 1|\tc: 2|', 'a:|    b: 1|    c: 2|'",
        "'a:|\tb:|\t\tc: 2|', 'a:|  b:|    c: 2|'",
        "'a:\tb|', 'a: b|'"
    })
    void tabsAreMendedWhereTheirWidthIsClear(String text, String mended) {
        String written = text.replace("|", "\n").replace("\\t", "\t");
        assertThat(fixed(written)).isEqualTo(mended.replace("|", "\n"));
    }

    @Test
    void tabsThatMayMeanTwoThingsAreLeftToTheAuthor() {
        String text = "a:\n  b:\n\tc: 2\n";
        assertThat(Reading.of(text).found().get(0).fixes()).isEmpty();
    }

    private static String fixed(String text) {
        return Fixes.apply(Reading.of(text).found(), file -> Optional.of(text))
                .texts()
                .get("file.yaml");
    }

    @Test
    void whatToWriteIsShownForAKeyWithoutItsColon() {
        assertThat(Reading.of("a: 1\nlevel 3\nb: 2\n").found().get(0).help()).hasValue("write `level: 3`");
    }

    @Test
    void aListUnderAValueIsToldWhatIsInItsWay() {
        assertThat(Reading.of("- a: pay # x\n    - b: 2\n").found().get(0).help())
                .hasValue("put both in one column; \"a\" can have no list while its value is pay");
    }

    @Test
    void aDuplicateKeyShowsTheFirstWhichCounts() {
        Reading read = Reading.of("a: 1\na: 2\n");
        assertThat(read.found().get(0).related())
                .extracting(related -> related.place().line())
                .containsExactly(1);
        assertThat(read.values()).isEqualTo("{'a': 1}");
    }

    @Test
    void duplicatesAreFoundInLargeMapsToo() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            text.append("k").append(i).append(": 1\n");
        }
        assertThat(Reading.of(text + "k3: 2\n").findings()).containsExactly("SW1006 41:1-41:3");
    }

    @Test
    void aMissingSpaceBringsItsFix() {
        var fix = Reading.of("a: 1\nb:2\n").found().get(0).fixes().get(0);
        assertThat(fix.edits())
                .extracting(edit -> edit.place() + " " + edit.replacement())
                .containsExactly("file.yaml:2:2 : ");
    }

    @Test
    void bytesThatAreNotUtf8AreToldAtTheirPlace() {
        byte[] bytes = "a: 1\nb: \u00e9x\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Reading.of(bytes).findings()).containsExactly("SW1002 2:4-2:4");
        assertThat(Reading.of("a: 1".getBytes(StandardCharsets.UTF_16)).findings())
                .containsExactly("SW1002 1:1-1:1");
    }

    @Test
    void theReplacementCharacterItselfIsText() {
        assertThat(Reading.of("a: \uFFFD\n").found()).isEmpty();
    }
}
