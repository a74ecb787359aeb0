package soulwright.editor.shell;

import java.awt.Window;
import java.util.Optional;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Credits;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.Prose;

/** What this is, and whom it owes. */
final class AboutDialog {
    private static final int WIDTH = 460;
    private static final String WHAT =
            "A modding toolkit and scenario editor for summoner board and card games, and the engine that plays them.";
    private static final String LICENCES =
            "The code is licensed under the Apache License 2.0, the packs that ship under CC BY 4.0.";
    private static final String FONTS =
            "Fonts: Inter by Rasmus Andersson and JetBrains Mono by JetBrains, both under the SIL"
                    + " Open Font License 1.1.";
    private static final String LIBRARIES =
            "Made with FlatLaf, MigLayout, RSyntaxTextArea, JSVG, SnakeYAML, Jackson and" + " json-schema-validator.";

    private AboutDialog() {}

    static void show(Window owner) {
        JPanel page = new JPanel(new MigLayout("wrap, insets 24 28 20 28, gap 6", "[fill]"));
        JLabel title = new JLabel("Soulwright Studio");
        title.putClientProperty("FlatLaf.styleClass", "h1");
        page.add(title);
        page.add(faint("Version " + version()));
        page.add(prose(WHAT), "gaptop 8");
        page.add(prose(LICENCES));
        page.add(heading("Credits"), "gaptop 12");
        page.add(prose(Credits.WORDS));
        page.add(prose(FONTS));
        page.add(prose(LIBRARIES));
        JDialog dialog = Dialogs.of(owner, "About Soulwright", page);
        page.add(Command.of("Close", dialog::dispose).button(), "gaptop 16, tag ok, w pref!, al right");
        Dialogs.show(dialog);
    }

    private static Prose prose(String words) {
        return new Prose(words, WIDTH);
    }

    private static JLabel heading(String words) {
        JLabel label = new JLabel(words);
        label.putClientProperty("FlatLaf.styleClass", "h4");
        return label;
    }

    private static JLabel faint(String words) {
        JLabel label = new JLabel(words);
        label.putClientProperty("FlatLaf.style", "foreground: $Label.disabledForeground");
        return label;
    }

    private static String version() {
        return Optional.ofNullable(AboutDialog.class.getPackage().getImplementationVersion())
                .orElse("development");
    }
}
