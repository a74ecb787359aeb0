package soulwright.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineDifferenceTest {
    @ParameterizedTest
    @CsvSource({
        "a b c, a b c, '', ''",
        "a b c, a x c, 1, 1",
        "a b c, a c, 1, ''",
        "a c, a b c, '', 1",
        "a b c d, b d, 0 2, ''",
        "x a y b z, a b, 0 2 4, ''",
        "a a a, a a, 2, ''",
        "a, b, 0, 0"
    })
    void onlyLinesWithoutACounterpartAreMarked(String one, String other, String left, String right) {
        LineDifference difference = LineDifference.between(words(one), words(other));
        assertThat(numbers(difference.left())).isEqualTo(left);
        assertThat(numbers(difference.right())).isEqualTo(right);
    }

    @Test
    void textsThatAreTooLargeToCompareLineByLineAreMarkedAsAWhole() {
        List<String> one = Collections.nCopies(3000, "a");
        List<String> other = Collections.nCopies(3000, "b");
        LineDifference difference = LineDifference.between(one, other);
        assertThat(difference.left()).hasSize(3000);
        assertThat(difference.right()).hasSize(3000);
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.split(" "));
    }

    private static String numbers(List<Integer> lines) {
        return String.join(" ", lines.stream().map(String::valueOf).toList());
    }
}
