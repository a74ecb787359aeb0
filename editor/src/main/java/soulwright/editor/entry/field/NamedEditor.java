package soulwright.editor.entry.field;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JOptionPane;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Spec;

/** A map of names and maps: its entries can be renamed and taken out. */
final class NamedEditor extends ItemsEditor {
    private final JButton add = new JButton(Glyph.ADD);

    NamedEditor(Field field, FieldEditors editors) {
        super(field, editors);
        add.setText("Add " + Words.lower(valueTitle()) + "…");
        add.putClientProperty("JButton.buttonType", "toolBarButton");
        add.addActionListener(event -> ask("").ifPresent(this::add));
        show(field);
    }

    private String valueTitle() {
        return field().spec().value().map(Spec::title).orElse("entry");
    }

    @Override
    String title(Field item) {
        return item.child("name")
                .map(Field::text)
                .filter(name -> !name.isEmpty())
                .map(name -> titled(name, item.key()))
                .orElseGet(() -> Spec.inWords(item.key()));
    }

    /** An id that says the same as the name is left out. */
    static String titled(String name, String id) {
        return Spec.inWords(id).equalsIgnoreCase(name) ? name : name + " (" + id + ")";
    }

    @Override
    List<JButton> actions(Field item) {
        return editing().isReadOnly() || !item.isOwn()
                ? List.of()
                : List.of(
                        button(
                                Glyph.RENAME,
                                "Rename " + item.key(),
                                () -> ask(item.key()).ifPresent(name -> rename(item, name))),
                        button(Glyph.REMOVE, "Take out " + item.key(), () -> remove(item)));
    }

    @Override
    JComponent adder() {
        add.setEnabled(!editing().isReadOnly());
        return add;
    }

    private Optional<String> ask(String before) {
        String typed = JOptionPane.showInputDialog(component(), "Name, in lower-case words joined by hyphens:", before);
        return Optional.ofNullable(typed).map(String::strip).filter(name -> !name.isEmpty() && !name.equals(before));
    }

    private void add(String name) {
        Object example = field().spec().value().flatMap(Spec::example).orElse(Map.of());
        editing().change("Add to", field(), writing -> writing.add(field(), name, example));
    }

    private void rename(Field item, String name) {
        editing().change("Rename in", field(), writing -> writing.rename(item, name));
    }

    private void remove(Field item) {
        editing().change("Take from", field(), writing -> writing.unset(item));
    }
}
