package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import soulwright.diagnostic.Fixes.Mended;

class FixesTest {
    private static final Map<String, String> TEXTS =
            Map.of("a.yaml", "id: crab\r\nelement: watre # 🐉\r\nlevl: 3", "b.yaml", "one\ntwo\n");

    @Test
    void severalFixesOfOneFileAreAppliedTogetherAndNothingElseIsTouched() {
        Mended mended = apply(
                fix(edit("a.yaml", 3, 1, 5, "level")),
                fix(edit("a.yaml", 2, 10, 15, "water")),
                fix(edit("a.yaml", 2, 19, 19, "!")));
        assertThat(mended.texts()).containsExactly(Map.entry("a.yaml", "id: crab\r\nelement: water # 🐉!\r\nlevel: 3"));
        assertThat(mended.applied()).isEqualTo(3);
    }

    @Test
    void whatOverlapsAnEarlierFixIsLeftForTheNextRound() {
        Mended mended = apply(
                fix(edit("b.yaml", 1, 1, 3, "on")),
                fix(edit("b.yaml", 1, 2, 4, "ne")),
                fix(edit("b.yaml", 1, 3, 4, "E")));
        assertThat(mended.texts()).containsEntry("b.yaml", "onE\ntwo\n");
        assertThat(mended.applied()).isEqualTo(2);
    }

    @Test
    void aFixOfSeveralFilesIsAppliedWholeOrNotAtAll() {
        assertThat(apply(fix(edit("a.yaml", 1, 5, 9, "eel"), edit("b.yaml", 2, 1, 4, "2")))
                        .texts())
                .containsEntry("b.yaml", "one\n2\n")
                .containsKey("a.yaml");
        assertThat(apply(fix(edit("a.yaml", 1, 5, 9, "eel"), edit("gone.yaml", 2, 1, 4, "2")))
                        .texts())
                .isEmpty();
    }

    @Test
    void aFindingWithSeveralFixesIsLeftToItsAuthor() {
        Diagnostic twoWays = fix(edit("b.yaml", 1, 1, 4, "1"))
                .withFix(new Fix("another way", List.of(edit("b.yaml", 1, 1, 4, "I"))));
        assertThat(apply(twoWays)).isEqualTo(new Mended(Map.of(), 0, List.of()));
    }

    private static Mended apply(Diagnostic... found) {
        return Fixes.apply(List.of(found), file -> Optional.ofNullable(TEXTS.get(file)));
    }

    private static Diagnostic fix(TextEdit... edits) {
        return Diagnostic.of(Code.UNKNOWN_KEY, edits[0].place(), "something is wrong")
                .withFix(new Fix("mend it", List.of(edits)));
    }

    private static TextEdit edit(String file, int line, int column, int endColumn, String replacement) {
        return new TextEdit(new Place(file, line, column, line, endColumn), replacement);
    }
}
