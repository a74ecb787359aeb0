package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;
import static soulwright.diagnostic.Code.UNKNOWN_ENTRY;
import static soulwright.diagnostic.Code.UNKNOWN_KEY;
import static soulwright.diagnostic.Code.UNREAD;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FindingsTest {
    private final List<Diagnostic> inOrder = List.of(
            at("a.yaml", 1, 1, UNKNOWN_KEY),
            at("a.yaml", 1, 9, UNKNOWN_KEY),
            at("a.yaml", 2, 1, UNKNOWN_KEY),
            at("a.yaml", 2, 1, UNKNOWN_ENTRY),
            at("a.yaml", 10, 1, UNKNOWN_KEY),
            at("b.yaml", 1, 1, UNREAD));

    @Test
    void findingsAreOrderedByFileLineColumnAndCodeWhateverOrderTheyCameIn() {
        List<Diagnostic> shuffled = new ArrayList<>(inOrder);
        Collections.shuffle(shuffled, new Random(1));
        assertThat(Findings.of(shuffled).all()).isEqualTo(inOrder);
    }

    @Test
    void errorsAndWarningsAreCounted() {
        Findings findings = Findings.of(inOrder);
        assertThat(findings.errors()).isEqualTo(5);
        assertThat(findings.warnings()).isEqualTo(1);
    }

    private static Diagnostic at(String file, int line, int column, Code code) {
        return Diagnostic.of(code, new Place(file, line, column, line, column), "something");
    }
}
