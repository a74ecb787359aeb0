package soulwright.editor.entry.field;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Field;

/** What {@link RowsEditor} and {@link NamedEditor} have in common: a section that holds a section for each item, and something to add one. */
abstract class ItemsEditor implements FieldEditor {
    private final Section section;
    private final FieldEditors editors;
    private final Map<String, FieldEditor> items = new LinkedHashMap<>();
    private Field field;

    ItemsEditor(Field field, FieldEditors editors) {
        this.field = field;
        this.editors = editors;
        this.section = new Section(field, editors.expansion(), this::fill);
    }

    /** What to call an item. */
    abstract String title(Field item);

    /** The buttons of an item. */
    abstract List<JButton> actions(Field item);

    /** What adds an item. */
    abstract JComponent adder();

    Field field() {
        return field;
    }

    Editing editing() {
        return editors.editing();
    }

    /** Makes all items anew at the next change: they are others than before. */
    void forget() {
        items.clear();
    }

    private void fill() {
        JPanel body = section.body();
        body.removeAll();
        items.clear();
        body.setLayout(new MigLayout("insets 0, fillx, wrap 1, gap 0 4, hidemode 3", "[grow,fill]"));
        for (Field item : field.children()) {
            FieldEditor editor = item(item);
            items.put(item.key(), editor);
            body.add(editor.component());
        }
        body.add(adder(), "growx 0");
    }

    private FieldEditor item(Field item) {
        if (item.control() instanceof Control.Group) {
            GroupEditor group = new GroupEditor(item, editors);
            group.name(title(item));
            actions(item).forEach(group::action);
            group.show(item);
            return group;
        }
        return new PlainItem(item, editors.of(item), actions(item));
    }

    /** An item that has no fields of its own. */
    private record PlainItem(JPanel panel, FieldEditor editor) implements FieldEditor {
        PlainItem(Field item, FieldEditor editor, List<JButton> actions) {
            this(new JPanel(new MigLayout("insets 0, gap 4, fillx", "[grow,fill][]")), editor);
            panel.setOpaque(false);
            panel.add(editor.component());
            JPanel buttons = new JPanel(new MigLayout("insets 0, gap 2"));
            buttons.setOpaque(false);
            actions.forEach(button -> {
                button.putClientProperty("JButton.buttonType", "toolBarButton");
                button.getAccessibleContext().setAccessibleName(button.getToolTipText());
                buttons.add(button);
            });
            panel.add(buttons, "top");
            editor.show(item);
        }

        @Override
        public JComponent component() {
            return panel;
        }

        @Override
        public JComponent focus() {
            return editor.focus();
        }

        @Override
        public void show(Field field) {
            editor.show(field);
        }
    }

    @Override
    public JComponent component() {
        return section.component();
    }

    @Override
    public JComponent focus() {
        return section.header();
    }

    @Override
    public boolean showsWithin() {
        return true;
    }

    @Override
    public void show(Field now) {
        field = now;
        section.show(now);
        List<String> keys = now.children().stream().map(Field::key).toList();
        if (section.isBuilt() && !keys.equals(new ArrayList<>(items.keySet()))) {
            fill();
            section.body().revalidate();
            section.body().repaint();
        } else if (section.isBuilt()) {
            now.children().forEach(this::showItem);
        }
    }

    private void showItem(Field item) {
        FieldEditor editor = items.get(item.key());
        if (editor != null) {
            editor.show(item);
        }
    }

    static JButton button(Glyph sign, String tooltip, Runnable run) {
        JButton button = new JButton(sign);
        button.setToolTipText(tooltip);
        button.addActionListener(event -> run.run());
        return button;
    }
}
