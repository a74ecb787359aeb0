package soulwright.editor.entry.field;

import com.formdev.flatlaf.ui.FlatEmptyBorder;
import java.awt.BorderLayout;
import java.awt.FlowLayout;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Marks;

/** The place of an editor. A large value that is not there is only offered by a button, so that forms stay calm. */
final class Slot implements FieldEditor {
    private final JPanel panel = new JPanel(new BorderLayout());
    private final JPanel offer = new JPanel(new FlowLayout(FlowLayout.LEADING, 0, 0));
    private final JButton add = new JButton();
    private final FieldEditors editors;
    private @Nullable FieldEditor inner;
    private Control control;
    private Field field;
    private boolean wanted;

    Slot(Field field, FieldEditors editors) {
        this.editors = editors;
        this.field = field;
        this.control = field.control();
        panel.setOpaque(false);
        offer.setOpaque(false);
        add.setIcon(Glyph.ADD);
        String all = "Add " + Words.lower(field.label());
        add.setText(FieldEditors.isSection(field.control()) ? all : "Add");
        add.setToolTipText(all);
        add.getAccessibleContext().setAccessibleName(all);
        add.putClientProperty("JButton.buttonType", "toolBarButton");
        add.addActionListener(event -> begin());
        boolean moved = field.control() instanceof Control.Chips || field.control() instanceof Control.Table;
        offer.setBorder(new FlatEmptyBorder(0, moved ? 0 : 2, 0, 0)); // rows move these by as much, see FieldRow
        offer.add(add);
        show(field);
    }

    private void begin() {
        wanted = true;
        if (field.control() instanceof Control.Code || field.control() instanceof Control.Rows) {
            field.spec().example().ifPresent(example -> editors.editing().set(field, example));
        }
        show(field);
        panel.revalidate();
        focus().requestFocusInWindow();
    }

    private boolean isOffered() {
        return !wanted
                && FieldEditors.isOffered(field.control())
                && field.value().isEmpty()
                && isEmpty();
    }

    /** A table whose names are known is shown, empty as it is. */
    private boolean isEmpty() {
        return !(field.control() instanceof Control.Table) || field.children().isEmpty();
    }

    @Override
    public JComponent component() {
        return panel;
    }

    @Override
    public JComponent focus() {
        return inner == null ? add : inner.focus();
    }

    @Override
    public void mark(Marks marks) {
        if (inner != null) {
            inner.mark(marks);
        }
    }

    @Override
    public boolean showsWithin() {
        return inner != null && inner.showsWithin();
    }

    @Override
    public void show(Field now) {
        field = now;
        wanted &= now.value().isEmpty();
        add.setEnabled(!editors.editing().isReadOnly());
        if (isOffered()) {
            put(offer);
            inner = null;
        } else if (inner == null || !control.getClass().equals(now.control().getClass())) {
            FieldEditor made = editors.of(now);
            inner = made;
            control = now.control();
            put(made.component());
        } else {
            inner.show(now);
        }
    }

    private void put(JComponent shown) {
        if (panel.getComponentCount() == 0 || panel.getComponent(0) != shown) {
            panel.removeAll();
            panel.add(shown);
            panel.revalidate();
            panel.repaint();
        }
    }
}
