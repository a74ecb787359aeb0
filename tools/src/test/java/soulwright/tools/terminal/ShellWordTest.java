package soulwright.tools.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordTest {
    @Test
    void plainNamesStayAsTheyAre() {
        assertThat(ShellWord.posix("games/mönster-2.save")).isEqualTo("games/mönster-2.save");
        assertThat(ShellWord.windows("C:\\games\\a.save")).isEqualTo("C:\\games\\a.save");
    }

    @Test
    void whatAShellWouldActUponIsQuoted() {
        assertThat(ShellWord.posix("my $(id) `id` \"x\".save")).isEqualTo("'my $(id) `id` \"x\".save'");
        assertThat(ShellWord.posix("it's")).isEqualTo("'it'\\''s'");
        assertThat(ShellWord.posix("-x")).isEqualTo("./-x");
        assertThat(ShellWord.posix("")).isEqualTo("''");
        assertThat(ShellWord.windows("my game")).isEqualTo("\"my game\"");
    }

    @Test
    void whatNobodySeesIsWrittenOut() {
        assertThat(ShellWord.posix("a\u001b[2J\u200bb'\\")).isEqualTo("$'a\\033[2J\\342\\200\\213b\\'\\\\'");
    }

    static boolean isThereABash() {
        return new java.io.File("/bin/bash").canExecute();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plain",
                "a b",
                "$HOME",
                "`id`",
                "a\nb",
                "a\tb'c\\d\u00a0\u200be",
                "!!",
                "*",
                "~",
                "-n",
                "a;b&c|d",
                "\"",
                "\u202ex"
            })
    @EnabledIf("isThereABash")
    @DisabledOnOs(OS.WINDOWS)
    void aShellReadsTheSameName(String name) throws IOException {
        Process shell = new ProcessBuilder("/bin/bash", "-c", "printf %s " + ShellWord.posix(name)).start();
        String read = new String(shell.getInputStream().readAllBytes(), UTF_8);
        assertThat(read).isEqualTo(name.startsWith("-") ? "./" + name : name);
    }
}
