package soulwright.editor.entry.field;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Marks;
import soulwright.editor.entry.form.Spec;
import soulwright.editor.widget.WrapPanel;

/** A map of names and single values: each name beside its value, several in a line, and a field to add another name. */
final class TableEditor implements FieldEditor {
    private final JPanel panel;
    private final boolean narrow;
    private final Map<String, FieldEditor> cells = new LinkedHashMap<>();
    private final Sparse sparse = new Sparse();
    private final PickField add;
    private final Editing editing;
    private final FieldEditors editors;
    private Field field;

    TableEditor(Field field, Editing editing, FieldEditors editors) {
        this.editing = editing;
        this.editors = editors;
        this.field = field;
        this.add = new PickField(this::names, this::add).adding(field.label());
        this.narrow =
                field.spec().value().map(Spec::control).filter(Words::isNarrow).isPresent();
        this.panel = narrow
                ? WrapPanel.columns(18, 8)
                : new JPanel(new MigLayout("insets 0, gap 10 6, wrap 1, fillx, novisualpadding", "[grow,fill]"));
        panel.setOpaque(false);
        show(field);
    }

    private List<Option> names() {
        Control key = field.spec().key().map(Spec::control).orElse(new Control.Line(80, false));
        String id = editing.form().entry().name().id();
        return editing.options().of(key, id.substring(0, id.indexOf(':'))).stream()
                .filter(option -> !cells.containsKey(option.written()))
                .toList();
    }

    private void add(String name) {
        if (!name.isEmpty() && field.child(name).isPresent()) {
            sparse.want(name);
            show(field);
        } else if (!name.isEmpty()) {
            Object first = field.spec().value().flatMap(Spec::example).orElse("");
            editing.change("Add to", field, writing -> writing.add(field, name, first));
        }
        FieldEditor cell = cells.get(name);
        if (cell != null) {
            cell.focus().requestFocusInWindow();
        }
        add.showPicked("");
        add.setText("");
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public JComponent focus() {
        return cells.values().stream().findFirst().map(FieldEditor::focus).orElse(add);
    }

    @Override
    public boolean showsWithin() {
        return true;
    }

    @Override
    public void show(Field now) {
        field = now;
        List<String> keys = sparse.shown(now).stream().map(Field::key).toList();
        if (!keys.equals(new ArrayList<>(cells.keySet())) || panel.getComponentCount() == 0) {
            build();
        }
        now.children().forEach(child -> {
            FieldEditor cell = cells.get(child.key());
            if (cell != null) {
                cell.show(child);
            }
        });
        add.setEnabled(!editing.isReadOnly());
    }

    @Override
    public void mark(Marks marks) {
        field.children().forEach(child -> {
            FieldEditor cell = cells.get(child.key());
            if (cell != null) {
                cell.focus().putClientProperty(FlatClientProperties.OUTLINE, FieldRow.outline(marks.within(child)));
            }
        });
    }

    private void build() {
        cells.clear();
        panel.removeAll();
        sparse.shown(field).forEach(child -> panel.add(cell(child)));
        if (field.spec().keyNames().size() != cells.size() || cells.isEmpty()) {
            panel.add(add, "growx 0");
        }
        panel.revalidate();
        panel.repaint();
    }

    private JPanel cell(Field child) {
        FieldEditor editor = editors.of(child);
        cells.put(child.key(), editor);
        JPanel cell = new JPanel(new MigLayout("insets 0, gap 6, fillx, novisualpadding, hidemode 3", columns()));
        cell.setOpaque(false);
        JLabel name = new JLabel(name(child.key()));
        name.setLabelFor(editor.focus());
        editor.focus().getAccessibleContext().setAccessibleName(field.label() + ", " + name.getText());
        name.setToolTipText(child.key());
        cell.add(name, narrow ? "" : "top, gaptop 4");
        cell.add(editor.component(), Words.isNarrow(child.control()) ? "width ::210" : "");
        if (!field.spec().keyNames().contains(child.key()) || sparse.isMany(field)) {
            cell.add(remove(child), narrow ? "" : "top, gaptop 4");
        }
        return cell;
    }

    /** What needs room stands on lines of its own, all beginning at one edge. */
    private String columns() {
        return narrow ? "[grow][][]" : "[120!][grow,fill][]";
    }

    private String name(String key) {
        Control control = field.spec().key().map(Spec::control).orElse(new Control.Code());
        String id = editing.form().entry().name().id();
        return editing.options()
                .entry(control, key, id.substring(0, id.indexOf(':')))
                .map(entry -> entry.title())
                .orElseGet(() -> key.length() == 1 ? key : Spec.inWords(key));
    }

    private JButton remove(Field child) {
        JButton button = new JButton(Glyph.REMOVE);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.setToolTipText("Take out " + child.key());
        button.getAccessibleContext().setAccessibleName("Take out " + child.key());
        button.addActionListener(event -> field.child(child.key()).ifPresent(editing::unset));
        return button;
    }
}
