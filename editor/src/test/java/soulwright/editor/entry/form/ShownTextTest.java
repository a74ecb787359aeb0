package soulwright.editor.entry.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import soulwright.editor.document.FileId;
import soulwright.yaml.YamlText;

/** Typing in a text area leaves the line ends and the mark of a file alone. */
class ShownTextTest {
    private static final FileId FILE = new FileId("/pack", "monsters/a.yaml");

    private static String typed(String file, String before, String after) {
        YamlText text = YamlText.read(file.getBytes(StandardCharsets.UTF_8)).orElseThrow();
        ShownText shown = new ShownText(text);
        assertThat(shown.text()).isEqualTo(before);
        byte[] bytes = shown.changedTo(FILE, after).after().orElseThrow().bytes();
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Test
    void lineEndsStayWhatTheyAre() {
        assertThat(typed("a: 1\r\nb: 2\r\n", "a: 1\nb: 2\n", "a: 1\nb: 3\n")).isEqualTo("a: 1\r\nb: 3\r\n");
        assertThat(typed("a: 1\nb: 2\r\nc: 3\r", "a: 1\nb: 2\nc: 3\n", "a: 1\nb: 2\nc: 4\n"))
                .isEqualTo("a: 1\nb: 2\r\nc: 4\r");
    }

    @Test
    void aNewLineEndsAsTheFirstOneDoes() {
        assertThat(typed("a: 1\r\nb: 2\r\n", "a: 1\nb: 2\n", "a: 1\nx: 9\nb: 2\n"))
                .isEqualTo("a: 1\r\nx: 9\r\nb: 2\r\n");
    }

    @Test
    void aByteOrderMarkStays() {
        assertThat(typed("\uFEFFa: 1\n", "a: 1\n", "a: 12\n")).isEqualTo("\uFEFFa: 12\n");
    }
}
