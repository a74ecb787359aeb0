package soulwright.editor.entry.field;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Severity;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Marks;
import soulwright.editor.widget.Html;

/** A field in a form: its name, its editor, a button that takes back its own value, and below what is to be said of it. */
final class FieldRow {
    private final JLabel label = new JLabel();
    private final JButton reset = new JButton();
    private final JPanel notes = new JPanel(new MigLayout("insets 0, gap 2, wrap 1, fillx", "[grow,fill]"));
    private final JPanel middle =
            new JPanel(new MigLayout("insets 0, gap 0 2, wrap 1, fillx, hidemode 3", "[grow,fill]"));
    private final FieldEditor editor;
    private final FieldEditors editors;
    private @Nullable Noted noted;
    private Field field;

    /** What the notes say. */
    private record Noted(
            List<Diagnostic> findings, Optional<Place> origin, boolean patched, Optional<String> refusal) {}

    FieldRow(Field field, FieldEditors editors) {
        this.field = field;
        this.editors = editors;
        this.editor = new Slot(field, editors);
        label.setText(field.label());
        label.setLabelFor(editor.focus());
        label.setToolTipText(Words.tooltip(field));
        reset.putClientProperty("JButton.buttonType", "toolBarButton");
        reset.addActionListener(event -> editors.editing().unset(this.field));
        notes.setOpaque(false);
        middle.setOpaque(false);
        middle.add(editor.component(), constraints());
        middle.add(notes, "wmin 0");
        editor.focus().addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                editors.shown().entered(FieldRow.this.field);
            }
        });
        editors.shown().add(this);
        show(field);
    }

    JComponent focus() {
        return editor.focus();
    }

    Field field() {
        return field;
    }

    /** The button of a section stands at the end of its title, above what is in it, so that all such buttons are in one column. */
    void addTo(JPanel form) {
        if (FieldEditors.isSection(field.control())) {
            String section = "section" + form.getComponentCount();
            form.add(reset, "pos (%s.x2-28) (%s.y+2)".formatted(section, section));
            form.add(middle, "newline, span 3, growx, gaptop 6, id " + section);
        } else {
            form.add(label, "newline, top, gaptop " + (field.control() instanceof Control.Truth ? 2 : 4));
            form.add(middle, "growx, top");
            form.add(reset, "top, gaptop 4");
        }
    }

    /** Fields that need little room are not drawn out; what has no edge of its own begins where fields have theirs. */
    private String constraints() {
        if (field.control() instanceof Control.Chips || field.control() instanceof Control.Table) {
            return "growx, wmin 60, gapleft 2";
        }
        return Words.isNarrow(field.control()) ? "growx 0, wmin 60, width 60:340:420" : "growx, wmin 60";
    }

    void show(Field now) {
        field = now;
        editor.show(now);
        boolean overrides = now.isOwn() && now.inherited().isPresent();
        boolean removable = now.isOwn() && !now.needed() && FieldEditors.isOffered(now.control());
        reset.setVisible(!editors.editing().isReadOnly() && !now.path().isRoot() && (overrides || removable));
        reset.setIcon(overrides ? Glyph.RESET : Glyph.REMOVE);
        reset.setToolTipText(overrides ? Words.reset(now) : "Take out " + Words.lower(now.label()));
        reset.getAccessibleContext().setAccessibleName(reset.getToolTipText());
        mark();
    }

    /** Shows the findings as they are now. */
    void mark() {
        Marks marks = editors.shown().marks();
        boolean code = !FieldEditors.isSection(field.control());
        List<Diagnostic> findings = code ? marks.within(field) : marks.at(field);
        Optional<String> refusal = editors.editing().refusal(field);
        Noted wanted = new Noted(findings, field.origin(), field.patched().isPresent(), refusal);
        if (!wanted.equals(noted)) {
            noted = wanted;
            notes.removeAll();
            refusal.ifPresent(why -> notes.add(refusal(why), "wmin 0"));
            origin().ifPresent(note -> notes.add(note, "wmin 0"));
            findings.forEach(finding -> notes.add(new FindingNote(finding, editors.editing()), "wmin 0"));
            notes.setVisible(notes.getComponentCount() > 0);
            notes.revalidate();
        }
        editor.mark(marks);
        if (!editor.showsWithin()) {
            editor.focus().putClientProperty(FlatClientProperties.OUTLINE, outline(findings));
        }
    }

    private static JLabel refusal(String why) {
        JLabel note = new JLabel(Html.wrapped("Not written: " + why + "."), Glyph.ERROR, SwingConstants.LEADING);
        note.setName("not-written");
        note.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        return note;
    }

    /** How a component is outlined that something was found in. */
    static @Nullable String outline(List<Diagnostic> findings) {
        Optional<Severity> worst = Marks.worst(findings);
        return worst.map(severity -> severity == Severity.ERROR ? "error" : "warning")
                .orElse(null);
    }

    private Optional<JLabel> origin() {
        boolean within = field.path().steps().size() > 1 && field.patched().isEmpty();
        return field.path().isRoot() || within
                ? Optional.empty()
                : field.origin().map(place -> {
                    JLabel note = new JLabel(Words.origin(field, place));
                    note.setIcon(Glyph.INHERITED);
                    note.putClientProperty(FlatClientProperties.STYLE, "foreground: $Label.disabledForeground");
                    note.setToolTipText(place.toString());
                    return note;
                });
    }

    /** Brings the field into sight and the keyboard to it. */
    void enter() {
        Container parent = editor.component().getParent();
        if (parent != null) {
            editor.focus().requestFocusInWindow();
            SwingUtilities.invokeLater(() -> editor.component()
                    .scrollRectToVisible(
                            new Rectangle(0, -40, 1, editor.component().getHeight() + 80)));
        }
    }
}
