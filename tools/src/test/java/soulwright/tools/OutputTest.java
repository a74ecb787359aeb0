package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Whatever packs and people write, nothing commands the terminal; and nobody takes half of what was to be said for the whole. */
class OutputTest {
    private static final String EVIL_CARDS = """
            - { id: rain, name: "Rain\\e[2J\\u009b31m\\r\\u202eHail", kind: sky }
            """;

    /** A place to print to that has no room, or that nobody reads. */
    private static final class Closed extends Writer {
        private final String reason;

        Closed(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(char[] letters, int from, int length) throws IOException {
            throw new IOException(reason);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"list P cards", "list P cards --format json", "explain rain --pack P", "validate P", "list P"})
    void noNameInAPackCommandsTheTerminal(String line, @TempDir Path folder) throws IOException {
        TinyPack pack = TinyPack.in(folder.resolve("p")).with("cards/all.yaml", EVIL_CARDS);

        Run run = Run.of(line.replace("P", pack.toString()).split(" "));

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).matches("[\\P{Cntrl}\\n\\t]*").doesNotContain("\u202e", "\u009b");
    }

    @Test
    void programsReadTheNamesAsTheyAre(@TempDir Path folder) throws IOException {
        TinyPack pack = TinyPack.in(folder.resolve("p")).with("cards/all.yaml", EVIL_CARDS);

        String json =
                Run.of("list", pack.toString(), "cards", "--format", "json").out();

        assertThat(new JsonMapper().readTree(json).at("/entries/0/name").asString())
                .isEqualTo("Rain\u001b[2J\u009b31m\r\u202eHail");
    }

    @Test
    void noWordOfThePersonWhoCallsCommandsTheTerminal() {
        assertThat(Run.of("list", "x\u001b[2J\u0007y\u202e").err())
                .contains("\"x\\u001b[2J\\u0007y\\u202e\"")
                .matches("[\\P{Cntrl}\\n]*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"list", "--help", "list --help", "--version", "explain SW2101", "list --format json"})
    void aFullDiskIsTold(String line) {
        Run run = Run.to(new Closed("No space left on device"), line.split(" "));

        assertThat(run.status()).isEqualTo(Exit.BROKEN);
        assertThat(run.err())
                .isEqualToIgnoringNewLines("soulwright: not everything could be printed: No space left on device");
    }

    @Test
    void whoStopsReadingHasReadEnough() {
        Run run = Run.to(new Closed("Broken pipe"), "list");

        assertThat(run.status()).isEqualTo(Exit.UNREAD);
        assertThat(run.err()).isEmpty();
    }
}
