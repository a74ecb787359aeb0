package soulwright.editor.entry.field;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import com.formdev.flatlaf.util.FontUtils;
import java.awt.Color;
import java.awt.Font;
import java.awt.Insets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.Style;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import org.fife.ui.rsyntaxtextarea.SyntaxScheme;
import org.fife.ui.rsyntaxtextarea.Theme;

/** Text areas with the colours of YAML, in the theme and size of everything else. */
public final class YamlArea {
    private YamlArea() {}

    /** One that follows theme and zoom. Its own undo is off: the project has one. */
    public static RSyntaxTextArea create() {
        return new Following();
    }

    private static final class Light {
        static final Theme THEME = read("idea.xml");
    }

    private static final class Dark {
        static final Theme THEME = read("dark.xml");
    }

    /** Reading one takes long, so each is read once. */
    private static Theme read(String file) {
        try (InputStream in = Objects.requireNonNull(
                RSyntaxTextArea.class.getResourceAsStream("/org/fife/ui/rsyntaxtextarea/themes/" + file))) {
            return Theme.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException("a theme in our own jar cannot be read", e);
        }
    }

    private static final class Following extends RSyntaxTextArea {
        private static final long serialVersionUID = 1;

        Following() {
            setSyntaxEditingStyle(SyntaxConstants.SYNTAX_STYLE_YAML);
            ((RSyntaxDocument) getDocument()).setSyntaxStyle(new YamlTokens());
            setTabSize(2);
            setTabsEmulated(true);
            setHighlightCurrentLine(false);
            setAntiAliasingEnabled(true);
            setBracketMatchingEnabled(true);
            setAutoIndentEnabled(true);
            getActionMap().put("RTA.UndoAction", null);
            getInputMap().put(KeyStroke.getKeyStroke("ctrl Z"), "none");
            getInputMap().put(KeyStroke.getKeyStroke("ctrl Y"), "none");
            setPopupMenu(null);
            getCaret().setVisible(false);
            look();
        }

        @Override
        public void updateUI() {
            super.updateUI();
            if (getSyntaxEditingStyle() != null) {
                look();
            }
        }

        private void look() {
            (FlatLaf.isLafDark() ? Dark.THEME : Light.THEME).apply(this);
            write(UIManager.getFont("defaultFont").getSize());
            Color back = UIManager.getColor("TextField.background");
            setBackground(back == null ? getBackground() : back);
            setMargin(new Insets(4, 6, 4, 6));
        }

        /** In one font for all tokens: a theme brings one of its own, and shares its styles between areas. */
        private void write(int size) {
            Font font = FontUtils.getCompositeFont(FlatJetBrainsMonoFont.FAMILY, Font.PLAIN, size);
            SyntaxScheme own = (SyntaxScheme) getSyntaxScheme().clone();
            for (int type = 0; type < own.getStyleCount(); type++) {
                Style style = own.getStyle(type);
                if (style != null) {
                    style.font = font.deriveFont(style.font == null ? Font.PLAIN : style.font.getStyle());
                }
            }
            setFont(font);
            setSyntaxScheme(own);
        }
    }

    /** In the colours of what is inherited. */
    static void quiet(RSyntaxTextArea area, boolean quiet) {
        Color back = UIManager.getColor(quiet ? "TextField.disabledBackground" : "TextField.background");
        if (back != null) {
            area.setBackground(back);
        }
    }
}
