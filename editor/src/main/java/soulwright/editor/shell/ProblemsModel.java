package soulwright.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.FontMetrics;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableColumn;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.diagnostic.Wording;
import soulwright.editor.widget.Html;
import soulwright.editor.widget.Icons;

/** The problems that pass the filter, one a row. */
final class ProblemsModel extends AbstractTableModel {
    private static final List<String> HEADS = List.of("Severity", "Message", "Place", "Code");
    private static final int SEVERITY = 0;

    /** The column that takes what room the others leave, which are as wide as what they hold. */
    private static final int MESSAGE = 1;

    private static final int ICON_WIDTH = 36;
    private static final int MOST_WIDTH = 320;
    private static final int AROUND = 16;

    /** So many rows are measured; more would take too long. */
    private static final int MEASURED = 500;

    private List<Diagnostic> all = List.of();
    private List<Diagnostic> shown = List.of();

    void show(List<Diagnostic> findings) {
        all = List.copyOf(findings);
    }

    void filter(Set<Severity> severities, String words) {
        String wanted = words.toLowerCase(Locale.ROOT);
        shown = all.stream()
                .filter(found -> severities.contains(found.severity()))
                .filter(found -> text(found).toLowerCase(Locale.ROOT).contains(wanted))
                .sorted(Comparator.comparing(Diagnostic::severity))
                .toList();
        fireTableDataChanged();
    }

    Diagnostic at(int row) {
        return shown.get(row);
    }

    /** Where it is, in short: the last folder, file and line. */
    static String where(Diagnostic found) {
        String file = found.place().file();
        int folder = file.lastIndexOf('/', file.lastIndexOf('/') - 1);
        return file.substring(folder + 1) + ":" + found.place().line();
    }

    private static String text(Diagnostic found) {
        return found.message() + " " + where(found) + " " + found.code().id();
    }

    /** Has cells say all about their problem in tooltips; icons need no head. */
    static void setUpColumns(JTable table) {
        Collections.list(table.getColumnModel().getColumns()).forEach(column -> column.setCellRenderer(new Cell()));
        table.getColumnModel().getColumn(SEVERITY).setHeaderValue("");
        fitColumns(table);
    }

    /** Makes places and codes as wide as they are, so that messages get all the rest. */
    static void fitColumns(JTable table) {
        for (int i = 0; i < HEADS.size(); i++) {
            TableColumn column = table.getColumnModel().getColumn(i);
            if (i != MESSAGE) {
                int width = i == SEVERITY ? UIScale.scale(ICON_WIDTH) : widest(table, i);
                column.setMinWidth(0);
                column.setMaxWidth(width);
                column.setMinWidth(width);
                column.setPreferredWidth(width);
            }
        }
    }

    private static int widest(JTable table, int column) {
        FontMetrics metrics = table.getFontMetrics(table.getFont());
        int widest = IntStream.range(0, Math.min(MEASURED, table.getRowCount()))
                .mapToObj(row -> String.valueOf(table.getValueAt(row, column)))
                .mapToInt(metrics::stringWidth)
                .max()
                .orElse(0);
        int head = metrics.stringWidth(HEADS.get(column));
        return Math.min(UIScale.scale(MOST_WIDTH), Math.max(head, widest) + UIScale.scale(AROUND));
    }

    @Override
    public int getRowCount() {
        return shown.size();
    }

    @Override
    public int getColumnCount() {
        return HEADS.size();
    }

    @Override
    public String getColumnName(int column) {
        return HEADS.get(column);
    }

    @Override
    public Object getValueAt(int row, int column) {
        Diagnostic found = shown.get(row);
        return switch (column) {
            case 0 -> found.severity();
            case 1 -> advice(found);
            case 2 -> where(found);
            default -> found.code().id();
        };
    }

    /** What is wrong, and what might help. */
    private static String advice(Diagnostic found) {
        String message = Wording.capital(found.message());
        return found.help().map(help -> message + ". " + Wording.capital(help)).orElse(message);
    }

    private static final class Cell extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, false, row, column);
            Diagnostic found = ((ProblemsModel) table.getModel()).at(row);
            Icon icon = value instanceof Severity severity ? Icons.of(severity) : null;
            setIcon(icon);
            setHorizontalAlignment(icon == null ? LEADING : CENTER);
            if (icon != null) {
                setText("");
                getAccessibleContext().setAccessibleName(found.severity().word());
            }
            ((JComponent) this).setToolTipText(tooltip(found));
            return this;
        }

        private static String tooltip(Diagnostic found) {
            String help = found.help()
                    .map(words -> "<br><i>" + Html.escape(words) + "</i>")
                    .orElse("");
            return "<html><div style='width:320px'>" + Html.escape(Wording.capital(found.message())) + help + "<br>"
                    + Html.escape(found.place().toString()) + "</div></html>";
        }
    }
}
