package soulwright.editor.entry;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import soulwright.diagnostic.Severity;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileOutline;
import soulwright.editor.entry.field.Glyph;
import soulwright.editor.entry.form.Form;
import soulwright.editor.entry.form.Marks;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.SquareIcon;
import soulwright.editor.widget.WrapPanel;

/** What stands above a form: picture, name, id, parent, what is wrong, and the choice between form and text. */
final class EntryHeader {
    private static final int PICTURE = 36;

    private final EntryScreens screens;
    private final JPanel panel =
            new JPanel(new MigLayout("insets 10 18 4 12, gap 2 2, fillx, hidemode 3", "[][grow,fill]"));
    private final JLabel picture = new JLabel();
    private final JLabel name = new JLabel();
    private final JLabel kind = new JLabel();
    private final JLabel id = new JLabel();
    private final JLabel file = new JLabel();
    private final JButton parent = new JButton();
    private final JLabel sign = new JLabel();
    private final Paragraph banner = new Paragraph("");
    private final JToggleButton form = new JToggleButton("Form", Glyph.FORM);
    private final JToggleButton text = new JToggleButton("Text", Glyph.TEXT);
    private Optional<EntryName> above = Optional.empty();

    /** @param flip changes between form and text */
    EntryHeader(EntryScreens screens, Runnable flip) {
        this.screens = screens;
        name.putClientProperty(FlatClientProperties.STYLE_CLASS, "h2");
        kind.setEnabled(false);
        id.setEnabled(false);
        file.setEnabled(false);
        parent.putClientProperty("JButton.buttonType", "toolBarButton");
        parent.addActionListener(event -> above.ifPresent(screens.desk()::openEntry));
        toggles(flip);
        panel.add(picture, "span 1 2, gapright 12");
        panel.add(top(), "wmin 0, wrap");
        panel.add(line(), "wmin 0, wrap");
        panel.add(sign, "span, split 2, growx 0, top, gaptop 6");
        panel.add(banner, "wmin 0, growx, pushx, gaptop 6, gapleft 6");
    }

    /** The buttons go below the name where it needs the room. */
    private JPanel top() {
        JPanel buttons = new JPanel(new MigLayout("insets 0, gap 2"));
        buttons.setOpaque(false);
        buttons.add(form);
        buttons.add(text);
        JPanel top = WrapPanel.ends(8, 2);
        top.add(name);
        top.add(buttons);
        return top;
    }

    private JPanel line() {
        JPanel line = new WrapPanel(4, 0);
        line.add(kind);
        line.add(id);
        line.add(file);
        line.add(parent);
        return line;
    }

    private void toggles(Runnable flip) {
        ButtonGroup both = new ButtonGroup();
        both.add(form);
        both.add(text);
        form.setToolTipText("Show the form  (Alt+F7)");
        text.setToolTipText("Show the text of the file  (Alt+F7)");
        form.addActionListener(event -> flip.run());
        text.addActionListener(event -> flip.run());
    }

    void show(Form shown, Marks marks, boolean asText) {
        EntryOutline entry = shown.entry();
        picture.setIcon(SquareIcon.of(screens.options().pictures().of(entry), PICTURE));
        name.setText(entry.title());
        kind.setText(entry.name().kind().singular() + " ·");
        id.setText(entry.name().id());
        file.setText("· " + entry.file().path() + (entry.isAbstract() ? " · abstract" : ""));
        above = screens.sheets()
                .parentOf(entry)
                .map(sheet -> new EntryName(entry.name().kind(), sheet.id()));
        parent.setVisible(above.isPresent());
        parent.setText(above.map(id -> "extends " + id.local()).orElse(""));
        parent.setIcon(Glyph.INHERITED);
        parent.setToolTipText("Open the entry that this one extends");
        (asText ? text : form).setSelected(true);
        banner(shown, marks);
    }

    private void banner(Form shown, Marks marks) {
        var project = screens.desk().project();
        boolean broken = project.outline()
                .file(shown.entry().file())
                .filter(FileOutline::broken)
                .isPresent();
        long errors = marks.all().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .count();
        boolean gone = project.outline().entry(shown.entry().name()).isEmpty();
        String words = "";
        if (gone && !broken) {
            words = "This entry is no longer there. Undo brings it back.";
        } else if (broken) {
            words =
                    "The text of this file has a mistake. Mend it in the text; until then the form only shows what could be read.";
        } else if (project.isReadOnly(shown.entry().file())) {
            words = "This pack is an archive and cannot be changed here. Unpack it to edit it.";
        } else if (!marks.all().isEmpty()) {
            words = counted(errors, "error")
                    + (errors > 0 && errors < marks.all().size() ? ", " : "")
                    + counted(marks.all().size() - errors, "warning");
        }
        banner.setText(words);
        banner.setVisible(!words.isEmpty());
        sign.setVisible(!words.isEmpty());
        sign.setIcon(
                broken || gone || errors > 0 ? Glyph.ERROR : words.endsWith("edit it.") ? Glyph.INFO : Glyph.WARNING);
    }

    private static String counted(long many, String what) {
        return many == 0 ? "" : many == 1 ? "1 " + what : many + " " + what + "s";
    }

    JComponent component() {
        return panel;
    }
}
