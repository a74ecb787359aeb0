package soulwright.editor.entry.grid;

import java.awt.Component;
import java.awt.event.MouseEvent;
import java.util.EventObject;
import javax.swing.AbstractCellEditor;
import javax.swing.BorderFactory;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.SwingConstants;
import javax.swing.table.TableCellEditor;
import soulwright.editor.entry.field.Options;

/** Changes a cell in its place: a text field, or one with a list where something can be picked. */
final class CellEditor extends AbstractCellEditor implements TableCellEditor {
    private static final long serialVersionUID = 1;

    private final transient GridTableModel model;
    private final transient Options options;
    private JTextField field = new JTextField();

    CellEditor(GridTableModel model, Options options) {
        this.model = model;
        this.options = options;
    }

    @Override
    public Component getTableCellEditorComponent(JTable table, Object value, boolean selected, int line, int place) {
        Column column = model.column(table.convertColumnIndexToModel(place));
        Row row = model.rows().get(line);
        String id = row.entry().name().id();
        field = options.field(column.control(), id.substring(0, id.indexOf(':')), picked -> stopCellEditing());
        field.setText(String.valueOf(value));
        field.selectAll();
        field.setBorder(BorderFactory.createEmptyBorder(0, 4, 0, 4));
        field.setHorizontalAlignment(column.isNumber() ? SwingConstants.TRAILING : SwingConstants.LEADING);
        field.getAccessibleContext()
                .setAccessibleName(column.title() + " of " + row.entry().title());
        return field;
    }

    @Override
    public Object getCellEditorValue() {
        return field.getText();
    }

    /** A double click, a key, or F2; one click only selects. */
    @Override
    public boolean isCellEditable(EventObject event) {
        return !(event instanceof MouseEvent mouse) || mouse.getClickCount() >= 2;
    }
}
