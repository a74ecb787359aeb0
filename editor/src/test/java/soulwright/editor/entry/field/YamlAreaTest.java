package soulwright.editor.entry.field;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import java.awt.Font;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.SwingUtilities;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.Token;
import org.junit.jupiter.api.Test;
import soulwright.editor.gui.OnADisplay;
import soulwright.editor.widget.Look;

/** Texts are written in one font: with several, letters of one token stand on those of the next. */
@OnADisplay
class YamlAreaTest {
    private static Stream<Font> fonts(RSyntaxTextArea area) {
        return IntStream.range(0, area.getSyntaxScheme().getStyleCount())
                .filter(type -> area.getSyntaxScheme().getStyle(type) != null)
                .mapToObj(area::getFontForTokenType);
    }

    @Test
    void allTokensAreOfOneWidthInBothThemes() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Look look = Look.install(Look.Theme.LIGHT, 100);
            for (Look.Theme theme : Look.Theme.values()) {
                look.theme(theme);
                RSyntaxTextArea area = YamlArea.create();
                assertThat(fonts(area)).allSatisfy(font -> {
                    assertThat(font.getFamily()).isEqualTo(FlatJetBrainsMonoFont.FAMILY);
                    assertThat(area.getFontMetrics(font).stringWidth("il"))
                            .isEqualTo(area.getFontMetrics(font).stringWidth("mW"));
                });
                assertThat(area.getFontForTokenType(Token.RESERVED_WORD).isBold())
                        .isTrue();
            }
        });
    }

    @Test
    void zoomingOneAreaLeavesTheFontsOfAnother() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Look look = Look.install(Look.Theme.LIGHT, 100);
            RSyntaxTextArea before = YamlArea.create();
            int size = before.getFontForTokenType(Token.RESERVED_WORD).getSize();
            look.zoom(200);
            RSyntaxTextArea after = YamlArea.create();
            assertThat(after.getFontForTokenType(Token.RESERVED_WORD).getSize()).isGreaterThan(size);
            assertThat(before.getFontForTokenType(Token.RESERVED_WORD).getSize())
                    .isEqualTo(size);
        });
    }
}
