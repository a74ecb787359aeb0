package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitsTest {
    private static final Limits SMALL = new Limits(200, 3, 10, 4, 2);

    private static Reading read(String text) {
        return Reading.of(text.getBytes(StandardCharsets.UTF_8), SMALL);
    }

    @Test
    void aFileHasABound() {
        assertThat(read("# " + "x".repeat(199)).findings()).containsExactly("SW1003 1:1-1:1");
        assertThat(read("a: " + "x".repeat(190)).found()).isEmpty();
    }

    @Test
    void nestingHasABound() {
        assertThat(read("a: [[x]]").found()).isEmpty();
        assertThat(read("a: [[[x]]]").findings()).containsExactly("SW1007 1:6-1:7");
    }

    @Test
    void nestingCountsThroughAliases() {
        assertThat(read("a: &a [x]\nb: &b [*a]\n").found()).isEmpty();
        assertThat(read("- &a [x]\n- &b [*a]\n- [*b]\n").findings()).containsExactly("SW1007 3:4-3:6");
    }

    @Test
    void whatAliasesRepeatHasABound() {
        assertThat(read("- &a [x, y]\n- [*a, *a, *a]\n").found()).isEmpty();
        assertThat(read("- &a [x, y]\n- [*a, *a, *a]\n- *a\n").findings()).containsExactly("SW1008 3:3-3:5");
    }

    @Test
    void theNumberOfEntriesHasABound() {
        Reading read = read("- a\n- b\n- c\n- d\n- e\n- f\n");
        assertThat(read.findings()).containsExactly("SW1016 5:3-5:4");
        assertThat(read.file().entries()).hasSize(4);
        assertThat(read("[a, b, c, d, e]").findings()).containsExactly("SW1016 1:14-1:15");
    }

    @Test
    void findingsHaveABound() {
        assertThat(read("- !x\n- !x\n- !x\n").findings()).hasSize(2);
    }

    @Test
    void anAliasBombIsRefused() {
        String levels = IntStream.range(1, 40)
                .mapToObj(i -> "a%d: &a%d [%s]\n".formatted(i, i, ("*a" + (i - 1) + ", ").repeat(9)))
                .collect(Collectors.joining());
        assertThat(Reading.of("a0: &a0 [x]\n" + levels).findings())
                .singleElement()
                .asString()
                .startsWith("SW1008 6:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{", "[\n", "- ", "? ", "a: {", "{a: ", "- - ? "})
    void endlessNestingIsRefused(String open) {
        assertThat(Reading.of(open.repeat(100_000)).findings())
                .singleElement()
                .asString()
                .startsWith("SW10");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a, ", "a: 1, ", "😀: 1, ", "!x a, ", "&a *a, "})
    void aVeryLongLineIsReadInGoodTime(String part) {
        assertThat(Reading.of("{" + part.repeat(30_000) + "}").file().entries()).hasSizeLessThan(2);
    }
}
