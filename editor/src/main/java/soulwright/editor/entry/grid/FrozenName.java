package soulwright.editor.entry.grid;

import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.ScrollPaneConstants;
import javax.swing.table.DefaultTableColumnModel;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableColumn;

/** The first column of a table once more, at its left edge, as long as the table is scrolled past it: whose figures one looks at. */
final class FrozenName {
    private final JTable table;
    private final JScrollPane scroll;
    private final JTable names;

    private FrozenName(JTable table, JScrollPane scroll) {
        this.table = table;
        this.scroll = scroll;
        this.names = new Names(table);
    }

    /** Looks after a table in a scroll pane from now on. */
    static void of(JTable table, JScrollPane scroll, TableCellRenderer renderer) {
        FrozenName frozen = new FrozenName(table, scroll);
        frozen.names.setDefaultRenderer(Object.class, renderer);
        scroll.getHorizontalScrollBar().addAdjustmentListener(event -> frozen.look());
    }

    private void look() {
        boolean any = table.getColumnCount() > 1 && table.getRowCount() > 0;
        Rectangle first = any ? table.getCellRect(0, 0, true) : new Rectangle();
        boolean past = any && scroll.getViewport().getViewPosition().x >= first.x + first.width;
        boolean shown = scroll.getRowHeader() != null && scroll.getRowHeader().getView() == names;
        if (past && !shown) {
            show(first.width);
        } else if (!past && shown) {
            scroll.setRowHeader(null);
            scroll.setCorner(ScrollPaneConstants.UPPER_LEADING_CORNER, null);
        }
    }

    private void show(int width) {
        names.getColumnModel().getColumn(0).setPreferredWidth(width);
        names.getColumnModel().getColumn(0).setHeaderValue(table.getColumnName(0));
        names.setPreferredScrollableViewportSize(new Dimension(width, 0));
        scroll.setRowHeaderView(names);
        scroll.setCorner(ScrollPaneConstants.UPPER_LEADING_CORNER, names.getTableHeader());
    }

    /** Shows and chooses the rows of the table, and is never written into. */
    private static final class Names extends JTable {
        private static final long serialVersionUID = 1;

        Names(JTable table) {
            super(table.getModel(), columns(), table.getSelectionModel());
            setAutoCreateColumnsFromModel(false);
            setName("frozen-names");
            setFocusable(false);
            setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
            setShowHorizontalLines(true);
            getAccessibleContext().setAccessibleName("Names of the entries");
        }

        private static DefaultTableColumnModel columns() {
            DefaultTableColumnModel one = new DefaultTableColumnModel();
            one.addColumn(new TableColumn(0));
            return one;
        }

        @Override
        public boolean isCellEditable(int row, int column) {
            return false;
        }
    }
}
