package soulwright.editor.entry.field;

import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JComponent;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Spec;

/** A list of maps: its items can be moved and taken out. */
final class RowsEditor extends ItemsEditor {
    private final JButton add = new JButton(Glyph.ADD);

    RowsEditor(Field field, FieldEditors editors) {
        super(field, editors);
        add.setText("Add " + Words.lower(itemTitle()));
        add.putClientProperty("JButton.buttonType", "toolBarButton");
        add.addActionListener(event -> add());
        show(field);
    }

    private String itemTitle() {
        return field().spec().item().map(Spec::title).orElse("item");
    }

    @Override
    String title(Field item) {
        return itemTitle() + " " + item.key();
    }

    @Override
    List<JButton> actions(Field item) {
        String name = Words.lower(title(item));
        return editing().isReadOnly()
                ? List.of()
                : List.of(
                        button(Glyph.UP, "Move " + name + " up", () -> move(item, -1)),
                        button(Glyph.DOWN, "Move " + name + " down", () -> move(item, 1)),
                        button(Glyph.REMOVE, "Take out " + name, () -> remove(item)));
    }

    @Override
    JComponent adder() {
        add.setEnabled(!editing().isReadOnly());
        return add;
    }

    private void add() {
        Object example = field().spec().item().flatMap(Spec::example).orElse(Map.of());
        int end = field().children().size();
        editing().change("Add to", field(), writing -> writing.insert(field(), end, example));
    }

    private void move(Field item, int by) {
        int from = index(item);
        int to = from + by;
        if (to >= 0 && to < field().children().size()) {
            forget();
            editing().change("Move in", field(), writing -> writing.move(field(), from, to));
        }
    }

    private void remove(Field item) {
        forget();
        editing().change("Take from", field(), writing -> writing.remove(field(), index(item)));
    }

    private static int index(Field item) {
        return Integer.parseInt(item.key()) - 1;
    }
}
