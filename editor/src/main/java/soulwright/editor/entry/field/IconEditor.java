package soulwright.editor.entry.field;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.entry.form.Field;
import soulwright.editor.widget.IconChooser;
import soulwright.editor.widget.SquareIcon;
import soulwright.yaml.YamlScalar;

/** An icon of the library, picked by its picture and name, or the path of a picture of the pack. */
final class IconEditor implements FieldEditor {
    private static final int SIZE = 20;

    private final PickField pick;
    private final JPanel panel = new JPanel(new MigLayout("insets 0, novisualpadding, gap 0", "[grow,fill][]"));
    private final JButton chooser;
    private final Editing editing;
    private Field field;

    IconEditor(Field field, Editing editing) {
        this.editing = editing;
        this.field = field;
        this.pick = new PickField(this::options, this::picked);
        pick.getAccessibleContext().setAccessibleName(field.label());
        chooser = IconChooser.button(panel, editing.desk()::gallery, () -> this.field.text(), this::picked);
        panel.setOpaque(false);
        panel.add(pick, "wmin 60");
        panel.add(chooser, "gapleft 4");
        show(field);
    }

    private List<Option> options() {
        return editing.options().pictures().icons().stream()
                .sorted(Comparator.naturalOrder())
                .map(name -> new Option(name, name, "", Optional.of(new LazyIcon(() -> icon(name))), Optional.empty()))
                .toList();
    }

    private Optional<javax.swing.Icon> icon(String name) {
        return editing.options().pictures().icon(name).map(picture -> SquareIcon.of(picture, SIZE));
    }

    private void picked(String name) {
        if (name.isEmpty()) {
            editing.unset(field);
        } else {
            editing.set(field, name);
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
        pick.showPicked(now.own().orElse(null) instanceof YamlScalar own ? own.text() : "");
        pick.putClientProperty("JTextField.placeholderText", now.inherited().isPresent() ? now.text() : "");
        pick.putClientProperty("JTextField.leadingIcon", icon(now.text()).orElse(null));
        boolean changeable = !editing.isReadOnly() && now.patched().isEmpty();
        pick.setEditable(changeable);
        chooser.setEnabled(changeable);
    }
}
