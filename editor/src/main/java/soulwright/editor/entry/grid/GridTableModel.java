package soulwright.editor.entry.grid;

import java.util.List;
import java.util.function.BiConsumer;
import javax.swing.table.AbstractTableModel;

/** The rows of a grid for a table. A cell is its row: who paints it asks for what it needs. */
final class GridTableModel extends AbstractTableModel {
    private static final long serialVersionUID = 1;

    private final transient BiConsumer<int[], String> edited;
    private transient List<Column> columns = List.of();
    private transient GridRows rows = GridRows.of(List.of(), Filter.of("", List.of()), Order.AS_WRITTEN);

    /** @param edited is told row, column and text of a cell that somebody changed */
    GridTableModel(BiConsumer<int[], String> edited) {
        this.edited = edited;
    }

    void show(List<Column> now, GridRows shown) {
        boolean others = !titles(now).equals(titles(columns));
        boolean many = shown.size() != rows.size();
        columns = now;
        rows = shown;
        if (others) {
            fireTableStructureChanged();
        } else if (many) {
            fireTableDataChanged();
        } else if (shown.size() > 0) {
            fireTableRowsUpdated(0, shown.size() - 1);
        }
    }

    private static List<String> titles(List<Column> columns) {
        return columns.stream().map(Column::title).toList();
    }

    Column column(int index) {
        return columns.get(index);
    }

    List<Column> columns() {
        return columns;
    }

    GridRows rows() {
        return rows;
    }

    @Override
    public int getRowCount() {
        return rows.size();
    }

    @Override
    public int getColumnCount() {
        return columns.size();
    }

    @Override
    public String getColumnName(int column) {
        return columns.get(column).title();
    }

    @Override
    public Object getValueAt(int row, int column) {
        return rows.get(row).text(columns.get(column));
    }

    @Override
    public boolean isCellEditable(int row, int column) {
        return !rows.get(row).readOnly();
    }

    @Override
    public void setValueAt(Object value, int row, int column) {
        edited.accept(new int[] {row, column}, String.valueOf(value));
    }
}
