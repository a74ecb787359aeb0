package soulwright.editor.entry.grid;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.TableColumn;
import soulwright.diagnostic.Severity;
import soulwright.editor.document.EntryName;
import soulwright.editor.entry.field.Options;

/** The table of a grid: shows rows, lets cells be changed, copied and pasted. What becomes of that is decided elsewhere. */
public final class GridView {
    private final JPanel component = new JPanel(new BorderLayout());
    private final GridTableModel model;
    private final JTable table;
    private final Acts acts;
    private Map<String, Severity> found = Map.of();
    private List<Row> all = List.of();
    private String filter = "";
    private Order order = Order.AS_WRITTEN;
    private boolean showing;

    /** What a grid asks of the screen around it. */
    public interface Acts {
        /** A cell was typed in. */
        void set(Row row, Column column, String text);

        /** A block of cells was pasted: rows of texts, the first at a cell. */
        void paste(int row, int column, List<List<String>> block);

        /** Some cells are all to hold one text; an empty one takes away what stands there. */
        void fill(List<Row> rows, List<Column> columns, String text);

        /** Other rows are chosen. */
        void chosen(List<Row> rows);
    }

    /** An empty one. */
    public GridView(Options options, Acts acts) {
        this.acts = acts;
        this.model = new GridTableModel(this::edited);
        this.table = new JTable(model);
        Function<Row, Icon> picture = row -> options.icon(row.entry());
        BiFunction<Row, Column, Optional<Severity>> severity = this::found;
        CellRenderer renderer = new CellRenderer(model, picture, severity);
        table.setDefaultRenderer(Object.class, renderer);
        table.setDefaultEditor(Object.class, new CellEditor(model, options));
        table.setRowSorter(new GridSorter(model, this::sort));
        table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
        table.setCellSelectionEnabled(true);
        table.setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
        table.setShowHorizontalLines(true);
        table.setSurrendersFocusOnKeystroke(true);
        table.putClientProperty("terminateEditOnFocusLost", true);
        table.getAccessibleContext().setAccessibleName("Entries");
        table.getSelectionModel().addListSelectionListener(event -> {
            if (!event.getValueIsAdjusting() && !showing) {
                acts.chosen(chosen());
            }
        });
        if (table.getTableHeader().getDefaultRenderer() instanceof JLabel head) {
            head.setHorizontalAlignment(SwingConstants.LEADING);
        }
        JScrollPane scroll = new JScrollPane(table);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        FrozenName.of(table, scroll, renderer);
        component.add(scroll);
    }

    public JComponent component() {
        return component;
    }

    public JTable table() {
        return table;
    }

    /** Shows rows as they are now; chosen entries stay chosen. */
    public void show(List<Column> columns, List<Row> rows) {
        all = rows;
        boolean others = !columns.stream()
                .map(Column::title)
                .toList()
                .equals(model.columns().stream().map(Column::title).toList());
        refresh(columns);
        if (others) {
            widths();
        }
    }

    /** Shows what was found: the worst by file and path. */
    public void mark(Map<String, Severity> worst) {
        found = worst;
        table.repaint();
    }

    /** Shows only some rows, as {@link Filter} reads it. */
    public void filter(String typed) {
        filter = typed;
        refresh(model.columns());
    }

    private void sort(Order wanted) {
        order = wanted;
        refresh(model.columns());
    }

    private void refresh(List<Column> columns) {
        List<EntryName> kept = chosen().stream().map(row -> row.entry().name()).toList();
        int column = table.getColumnModel().getSelectionModel().getLeadSelectionIndex();
        int lead = table.getSelectionModel().getLeadSelectionIndex();
        showing = true;
        model.show(columns, GridRows.of(all, Filter.of(filter, columns), order));
        choose(kept);
        if (lead >= 0 && lead < table.getRowCount() && table.isRowSelected(lead)) {
            table.getSelectionModel().addSelectionInterval(lead, lead);
        }
        if (column >= 0 && column < table.getColumnCount()) {
            table.getColumnModel().getSelectionModel().setSelectionInterval(column, column);
        }
        showing = false;
    }

    /** Chooses entries, those of them that are shown. */
    public void choose(List<EntryName> names) {
        ListSelectionModel selection = table.getSelectionModel();
        int[] places = names.stream()
                .flatMap(name -> model.rows().indexOf(name).stream())
                .mapToInt(Integer::intValue)
                .toArray();
        if (!Arrays.equals(places, table.getSelectedRows())) {
            selection.setValueIsAdjusting(true);
            selection.clearSelection();
            for (int place : places) {
                selection.addSelectionInterval(place, place);
            }
            selection.setValueIsAdjusting(false);
        }
    }

    /** Brings the first of the chosen into sight. */
    public void showChosen() {
        int row = table.getSelectedRow();
        if (row >= 0) {
            table.scrollRectToVisible(table.getCellRect(row, Math.max(0, table.getSelectedColumn()), true));
        }
    }

    public List<Row> chosen() {
        GridRows rows = model.rows();
        return IntStream.of(table.getSelectedRows())
                .filter(row -> row < rows.size())
                .mapToObj(rows::get)
                .toList();
    }

    /** The column of the cell that was clicked or come to last, even if all are chosen. */
    public Optional<Column> chosenColumn() {
        int last = table.getColumnModel().getSelectionModel().getLeadSelectionIndex();
        int column = table.isColumnSelected(last) ? last : table.getSelectedColumn();
        return column < 0 ? Optional.empty() : Optional.of(model.column(table.convertColumnIndexToModel(column)));
    }

    public GridRows rows() {
        return model.rows();
    }

    public List<Column> columns() {
        return model.columns();
    }

    private void edited(int[] cell, String text) {
        Row row = model.rows().get(cell[0]);
        Column column = model.column(cell[1]);
        if (!text.equals(row.text(column))) {
            acts.set(row, column, text);
        }
    }

    private Optional<Severity> found(Row row, Column column) {
        if (found.isEmpty()) {
            return Optional.empty();
        }
        String start = row.entry().file().shown() + " " + row.entry().name().local();
        Severity at = found.get(start + "." + column.path());
        boolean whole = column.key().equals("name");
        return Optional.ofNullable(at == null && whole ? found.getOrDefault(start, found.get(start + ".id")) : at);
    }

    /** Makes columns wide enough for the first hundred rows, and no wider than is good; again after a change of the zoom. */
    public void widths() {
        for (int i = 0; i < table.getColumnCount(); i++) {
            TableColumn shown = table.getColumnModel().getColumn(i);
            Column column = model.column(shown.getModelIndex());
            int longest = model.rows().all().stream()
                    .limit(100)
                    .mapToInt(row -> row.text(column).length())
                    .max()
                    .orElse(0);
            int wanted = Math.max(column.title().length() + 3, Math.min(34, longest + 2));
            shown.setPreferredWidth(UIScale.scale(wanted * 7 + (column.key().equals("name") ? 46 : 12)));
        }
    }

    /** Puts the chosen cells on the clipboard, with tabs between. */
    public void copy() {
        int[] columns = table.getSelectedColumns();
        String text = IntStream.of(table.getSelectedRows())
                .mapToObj(row -> IntStream.of(columns)
                        .mapToObj(column -> String.valueOf(table.getValueAt(row, column))
                                .replace('\t', ' ')
                                .replace('\n', ' '))
                        .collect(Collectors.joining("\t")))
                .collect(Collectors.joining("\n"));
        if (!text.isEmpty()) {
            Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
        }
    }

    /** Puts what is on the clipboard into the cells from the chosen one on; one value fills all chosen cells. */
    public void paste(Consumer<String> refused) {
        try {
            Object text = Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
            put(Block.read(String.valueOf(text)));
        } catch (UnsupportedFlavorException | IOException nothing) {
            refused.accept("there is no text on the clipboard");
        }
    }

    /** Empties the chosen cells. */
    public void clear() {
        put(List.of(List.of("")));
    }

    private void put(List<List<String>> block) {
        List<Column> columns = IntStream.of(table.getSelectedColumns())
                .mapToObj(column -> model.column(table.convertColumnIndexToModel(column)))
                .toList();
        if (chosen().isEmpty() || columns.isEmpty()) {
            return;
        }
        if (block.size() == 1 && block.get(0).size() == 1) {
            acts.fill(chosen(), columns, block.get(0).get(0));
        } else {
            acts.paste(table.getSelectedRow(), table.getSelectedColumn(), block);
        }
    }
}
