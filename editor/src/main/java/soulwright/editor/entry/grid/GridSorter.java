package soulwright.editor.entry.grid;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.RowSorter;
import javax.swing.SortOrder;

/** Lets the head of a table sort the grid itself, of which it shows the rows in their order. */
final class GridSorter extends RowSorter<GridTableModel> {
    private final GridTableModel model;
    private final Consumer<Order> sorted;
    private List<SortKey> keys = List.of();

    GridSorter(GridTableModel model, Consumer<Order> sorted) {
        this.model = model;
        this.sorted = sorted;
    }

    @Override
    public GridTableModel getModel() {
        return model;
    }

    /** Rising, then falling, then as the files have them. */
    @Override
    public void toggleSortOrder(int column) {
        boolean same = !keys.isEmpty() && keys.get(0).getColumn() == column;
        boolean falling = same && keys.get(0).getSortOrder() == SortOrder.DESCENDING;
        if (falling) {
            setSortKeys(List.of());
        } else {
            setSortKeys(List.of(new SortKey(column, same ? SortOrder.DESCENDING : SortOrder.ASCENDING)));
        }
    }

    @Override
    public void setSortKeys(List<? extends SortKey> wanted) {
        keys = List.copyOf(wanted);
        fireSortOrderChanged();
        sorted.accept(
                keys.isEmpty()
                        ? Order.AS_WRITTEN
                        : new Order(
                                Optional.of(model.column(keys.get(0).getColumn())),
                                keys.get(0).getSortOrder() == SortOrder.DESCENDING));
    }

    @Override
    public List<? extends SortKey> getSortKeys() {
        return keys;
    }

    @Override
    public int convertRowIndexToModel(int index) {
        return index;
    }

    @Override
    public int convertRowIndexToView(int index) {
        return index;
    }

    @Override
    public int getViewRowCount() {
        return model.getRowCount();
    }

    @Override
    public int getModelRowCount() {
        return model.getRowCount();
    }

    @Override
    public void modelStructureChanged() {
        keys = List.of();
    }

    @Override
    public void allRowsChanged() {}

    @Override
    public void rowsInserted(int first, int last) {}

    @Override
    public void rowsDeleted(int first, int last) {}

    @Override
    public void rowsUpdated(int first, int last) {}

    @Override
    public void rowsUpdated(int first, int last, int column) {}
}
