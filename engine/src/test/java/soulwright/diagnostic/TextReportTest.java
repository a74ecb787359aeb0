package soulwright.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextReportTest {
    private static final String FILE = "monsters/water.yaml";

    @Test
    void aFindingShowsItsPlaceItsLineAndWhatToDo() {
        Diagnostic found = Diagnostic.of(Code.UNKNOWN_ENTRY, place(2, 12, 17), "unknown element \"watre\"")
                .withHelp("did you mean \"water\"?")
                .withRelated(new Place("elements.yaml", 3, 5, 3, 9), "declared here")
                .withFix(Fix.replace("write water", place(2, 12, 17), "water"));
        assertThat(report("- id: mud-crab\n  element: watre\n", found)).isEqualTo("""
                        monsters/water.yaml:2:12: error SW2101: unknown element "watre"
                            2 |   element: watre
                              |            ^^^^^
                          help: did you mean "water"?
                          note: elements.yaml:3:5: declared here
                        1 error (1 can be mended with --fix)
                        """);
    }

    @Test
    void nothingWrongIsSaidInAsManyWords() {
        assertThat(report("")).isEqualTo("no findings\n");
    }

    @Test
    void countsStandAtTheEndTheWorstFirst() {
        Diagnostic error = at(Code.UNKNOWN_KEY, 1, 1, 2);
        Diagnostic warning = at(Code.UNREAD, 1, 1, 2);
        assertThat(report("a", warning, error, warning)).endsWith("\n1 error, 2 warnings\n");
    }

    @Test
    void aFloodOfFindingsIsCutShortAndCounted() {
        Diagnostic[] flood =
                Collections.nCopies(1_500, at(Code.UNKNOWN_KEY, 1, 1, 2)).toArray(Diagnostic[]::new);
        assertThat(report("a", flood))
                .contains("... and 500 more: mend these first")
                .endsWith("\n1500 errors\n");
    }

    @Test
    void aFindingAboutAWholeFileShowsNoLine() {
        Diagnostic found = Diagnostic.of(Code.EMPTY_FILE, Place.wholeFile(FILE), "file holds nothing");
        assertThat(report("a: b", found))
                .isEqualTo("monsters/water.yaml:1:1: warning SW1009: file holds nothing\n1 warning\n");
    }

    @Test
    void aFileWithoutTextShowsNoLine() {
        Report report = new TextReport(file -> Optional.empty(), Style.PLAIN);
        assertThat(report.of(Findings.of(List.of(at(Code.UNKNOWN_KEY, 3, 1, 4)))))
                .isEqualTo("monsters/water.yaml:3:1: error SW2001: something is wrong\n1 error\n");
    }

    @Test
    void coloursWrapTheSameWords() {
        Diagnostic found = at(Code.UNKNOWN_KEY, 1, 1, 4);
        String plain = report("elmt: x", found);
        String coloured = new TextReport(file -> Optional.of("elmt: x"), Style.ANSI).of(Findings.of(List.of(found)));
        assertThat(coloured).contains("\u001b[1;31merror SW2001\u001b[0m");
        assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
    }

    @Test
    void aPackCannotSteerTheTerminalOfItsReader() {
        Diagnostic found = Diagnostic.of(Code.UNKNOWN_KEY, place(1, 1, 4), "unknown key \"a\u001b[2Jb\nc\u202Ed\"");
        assertThat(report("x\u001b[31my", found))
                .contains("unknown key \"a\\u001b[2Jb\\u000ac\\u202ed\"")
                .contains("    1 | x\uFFFD[31my\n");
    }

    private static String report(String text, Diagnostic... found) {
        return new TextReport(file -> Optional.of(text), Style.PLAIN).of(Findings.of(List.of(found)));
    }

    private static Diagnostic at(Code code, int line, int column, int endColumn) {
        return Diagnostic.of(code, place(line, column, endColumn), "something is wrong");
    }

    private static Place place(int line, int column, int endColumn) {
        return new Place(FILE, line, column, line, endColumn);
    }
}
