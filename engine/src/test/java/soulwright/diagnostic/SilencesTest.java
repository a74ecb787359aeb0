package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;
import static soulwright.diagnostic.Code.NEVER_LEGAL;
import static soulwright.diagnostic.Code.SILENCED_ERROR;
import static soulwright.diagnostic.Code.UNKNOWN_KEY;
import static soulwright.diagnostic.Code.UNREAD;
import static soulwright.diagnostic.Code.UNUSED_SILENCE;

import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

class SilencesTest {
    private static final Place ENTRY = new Place("a.yaml", 10, 3, 20, 1);

    @Test
    void aWarningIsSilencedWithinTheEntryAndNowhereElse() {
        Diagnostic inside = at(UNREAD, "a.yaml", 12);
        Diagnostic above = at(UNREAD, "a.yaml", 9);
        Diagnostic below = at(UNREAD, "a.yaml", 21);
        Diagnostic elsewhere = at(UNREAD, "b.yaml", 12);
        assertThat(apply(List.of(inside, above, below, elsewhere), silence(UNREAD.id(), ENTRY)))
                .containsExactly(above, below, elsewhere);
    }

    @Test
    void aSilenceOfAFileCoversAllOfIt() {
        assertThat(apply(List.of(at(UNREAD, "a.yaml", 500)), silence(UNREAD.id(), Place.wholeFile("a.yaml"))))
                .isEmpty();
    }

    @Test
    void onlyTheCodeNamedIsSilenced() {
        Diagnostic other = at(NEVER_LEGAL, "a.yaml", 12);
        assertThat(apply(List.of(at(UNREAD, "a.yaml", 12), other), silence(UNREAD.id(), ENTRY)))
                .containsExactly(other);
    }

    @Test
    void aSilenceThatSilencesNothingIsReported() {
        assertThat(codes(apply(List.of(), silence(UNREAD.id(), ENTRY)))).containsExactly(UNUSED_SILENCE);
    }

    @Test
    void aSilenceOfNoCodeIsReported() {
        assertThat(apply(List.of(), silence("SW9999", ENTRY)))
                .extracting(Diagnostic::message)
                .containsExactly("there is no code \"SW9999\"");
    }

    @Test
    void anErrorCannotBeSilenced() {
        Diagnostic error = at(UNKNOWN_KEY, "a.yaml", 12);
        assertThat(codes(apply(List.of(error), silence(UNKNOWN_KEY.id(), ENTRY))))
                .containsExactly(UNKNOWN_KEY, SILENCED_ERROR);
    }

    @Test
    void aWarningThatHasBecomeAnErrorIsNotSilenced() {
        Diagnostic raised = at(UNREAD, "a.yaml", 12).withSeverity(Severity.ERROR);
        assertThat(codes(apply(List.of(raised), silence(UNREAD.id(), ENTRY)))).containsExactly(UNREAD);
    }

    @Test
    void besideAnErrorNoSilenceIsCalledUnused() {
        Diagnostic error = at(UNKNOWN_KEY, "b.yaml", 3);
        assertThat(codes(apply(List.of(error), silence(UNREAD.id(), ENTRY)))).containsExactly(UNKNOWN_KEY);
        assertThat(codes(apply(List.of(error), silence("SW9999", ENTRY)))).containsExactly(UNKNOWN_KEY, UNUSED_SILENCE);
    }

    @Test
    void thatASilenceIsUnusedCanBeSilencedToo() {
        assertThat(apply(List.of(), silence(UNREAD.id(), ENTRY), silence(UNUSED_SILENCE.id(), ENTRY)))
                .isEmpty();
        assertThat(codes(apply(List.of(), silence(UNUSED_SILENCE.id(), ENTRY)))).containsExactly(UNUSED_SILENCE);
    }

    private static List<Diagnostic> apply(Collection<Diagnostic> found, Silence... silences) {
        return Silences.apply(found, List.of(silences));
    }

    private static Silence silence(String code, Place over) {
        return Silence.within(over, code, new Place("a.yaml", 11, 18, 11, 24));
    }

    private static Diagnostic at(Code code, String file, int line) {
        return Diagnostic.of(code, new Place(file, line, 5, line, 9), "something is wrong");
    }

    private static List<Code> codes(List<Diagnostic> found) {
        return found.stream().map(Diagnostic::code).toList();
    }
}
