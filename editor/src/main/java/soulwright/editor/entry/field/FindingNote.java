package soulwright.editor.entry.field;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;
import soulwright.diagnostic.Severity;
import soulwright.diagnostic.Wording;

/** What is wrong with a field, what to do about it, and a button for each thing that would mend it. */
public final class FindingNote extends JPanel {
    private static final long serialVersionUID = 1;

    FindingNote(Diagnostic finding, Editing editing) {
        super(new MigLayout("insets 0, gap 4, hidemode 3", "[][grow,fill]"));
        setOpaque(false);
        add(new JLabel(glyph(finding.severity())), "top");
        JLabel words = new JLabel(Words.wrapped(finding));
        words.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        words.getAccessibleContext().setAccessibleName(finding.severity().word() + ": " + finding.message());
        words.setToolTipText(finding.code().id() + ", " + finding.place());
        add(words, "wmin 40, wrap");
        finding.fixes().forEach(fix -> add(button(fix, editing), "skip 1, growx 0"));
    }

    /** The sign of a severity. */
    public static Glyph glyph(Severity severity) {
        return switch (severity) {
            case ERROR -> Glyph.ERROR;
            case WARNING -> Glyph.WARNING;
            case INFO -> Glyph.INFO;
        };
    }

    private static JButton button(Fix fix, Editing editing) {
        JButton button = new JButton(Wording.capital(fix.title()));
        button.addActionListener(event -> editing.mend(fix));
        return button;
    }
}
