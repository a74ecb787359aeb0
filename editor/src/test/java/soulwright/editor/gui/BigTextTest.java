package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.TinyPack;

/** A text of a megabyte opens without keeping anybody waiting. */
@OnADisplay
class BigTextTest {
    private static final int ENTRIES = 12_000;

    @TempDir
    Path folder;

    @Test
    void opensAtOnce() {
        String text = IntStream.range(0, ENTRIES)
                .mapToObj(number ->
                        "- id: mila-%1$d\n  name: \"Mila %1$d\"\n  text: words that go on and on, %1$d %% of them\n"
                                .formatted(number))
                .collect(Collectors.joining());
        assertThat(text.length()).isGreaterThan(1_000_000);
        TinyPack pack = TinyPack.in(folder, "big").write("characters/all.yaml", text);
        try (DrivenStudio studio = DrivenStudio.open(folder.resolve("user"), List.of(), List.of(pack.place()))) {
            studio.act(() -> studio.desk().openText(pack.file("pack.yaml")));
            studio.begun();
            studio.act(() -> studio.desk().openText(pack.file("characters/all.yaml")));
            RSyntaxTextArea area = studio.called("Text of all.yaml", RSyntaxTextArea.class);
            String shown = DrivenStudio.ask(() -> area.getText());
            assertThat(shown.equals(text)).isTrue();
            studio.neverStalled();
        }
    }
}
