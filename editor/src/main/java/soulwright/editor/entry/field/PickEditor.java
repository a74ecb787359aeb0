package soulwright.editor.entry.field;

import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.entry.form.Control.Reference;
import soulwright.editor.entry.form.Field;
import soulwright.yaml.YamlScalar;

/** One of some names, or another entry, which can be opened from here. */
final class PickEditor implements FieldEditor {
    private final PickField pick;
    private final JPanel panel =
            new JPanel(new MigLayout("insets 0, novisualpadding, gap 0, hidemode 3", "[grow,fill][]"));
    private final JButton go = new JButton(Glyph.GO);
    private final Editing editing;
    private Field field;

    PickEditor(Field field, Editing editing) {
        this.editing = editing;
        this.field = field;
        this.pick = new PickField(() -> editing.options().of(this.field.control(), pack()), this::picked);
        pick.getAccessibleContext().setAccessibleName(field.label());
        panel.setOpaque(false);
        panel.add(pick, "wmin 60");
        go.putClientProperty("JButton.buttonType", "toolBarButton");
        go.addActionListener(event -> target().ifPresent(entry -> editing.desk().openEntry(entry.name())));
        if (field.control() instanceof Reference) {
            panel.add(go, "gapleft 4");
        }
        show(field);
    }

    private String pack() {
        String id = editing.form().entry().name().id();
        return id.substring(0, id.indexOf(':'));
    }

    private Optional<EntryOutline> target() {
        return editing.options().entry(field.control(), field.text(), pack());
    }

    private void picked(String text) {
        if (text.isEmpty()) {
            editing.unset(field);
        } else {
            editing.set(field, text);
        }
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public JComponent focus() {
        return pick;
    }

    @Override
    public void show(Field now) {
        field = now;
        boolean patched = now.patched().isPresent();
        String own = patched || !(now.own().orElse(null) instanceof YamlScalar scalar) ? shownText(now) : scalar.text();
        if (pick.getText().equals(own)) {
            editing.accepted(now);
        }
        if (editing.refusal(now).isEmpty()) {
            pick.showPicked(own);
        }
        pick.setEditable(!editing.isReadOnly() && !patched);
        pick.putClientProperty("JTextField.placeholderText", now.inherited().isPresent() ? now.text() : "");
        Optional<EntryOutline> target = target();
        pick.putClientProperty(
                "JTextField.leadingIcon", target.map(editing.options()::icon).orElse(null));
        go.setVisible(target.isPresent());
        target.ifPresent(entry -> {
            go.setToolTipText("Open " + entry.title());
            go.getAccessibleContext().setAccessibleName("Open " + entry.title());
        });
    }

    private static String shownText(Field field) {
        return field.patched().isPresent() ? field.text() : "";
    }
}
