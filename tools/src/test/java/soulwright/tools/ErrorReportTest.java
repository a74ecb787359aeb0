package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import soulwright.tools.terminal.Output;

class ErrorReportTest {
    private final StringWriter err = new StringWriter();
    private final Console console = new Console(
            Output.strict(new StringWriter()),
            Output.forgiving(new BufferedWriter(err)),
            false,
            false,
            () -> false,
            colours -> {
                throw new IllegalStateException("nobody sits here");
            },
            new Home(Path.of(".")),
            Path.of("nowhere"));

    @Test
    void aBugIsToldInTwoLinesWithItsPlace() {
        int status = new ErrorReport(console, false).bug(new IllegalStateException("no such land\nsecond line"));

        assertThat(status).isEqualTo(Exit.BROKEN);
        assertThat(err.toString().lines()).hasSize(2);
        assertThat(err.toString())
                .startsWith("soulwright: internal error: IllegalStateException: no such land at ")
                .contains("ErrorReportTest.java:")
                .contains("Please report it");
    }

    @Test
    void thatThereIsNotMemoryEnoughIsSaidWithWhatHelps() {
        Console crowded = new Console(
                console.out(),
                console.err(),
                false,
                false,
                () -> false,
                colours -> {
                    throw new OutOfMemoryError();
                },
                console.home(),
                console.data());

        assertThat(Main.run(crowded, "menu")).isEqualTo(Exit.BROKEN);
        assertThat(err.toString())
                .startsWith("soulwright: there is not enough memory for this; Java may use ")
                .contains("_JAVA_OPTIONS")
                .doesNotContain("Error");
    }

    @Test
    void theWholeTraceIsShownOnlyWhenAskedFor() {
        new ErrorReport(console, true).bug(new IllegalStateException("no such land"));

        assertThat(err.toString()).contains("\tat soulwright.tools.ErrorReportTest");
    }
}
