package soulwright.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableColumn;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.editor.widget.Html;
import soulwright.editor.widget.Icons;

/** The problems that pass the filter, one a row. */
final class ProblemsModel extends AbstractTableModel {
    private static final int[] WIDTHS = {36, 700, 220, 76};

    /** The column that takes what room the others leave, which are never cut. */
    private static final int MESSAGE = 1;

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

    /** Gives columns their widths and their cells tooltips. */
    static void setUpColumns(JTable table) {
        for (int i = 0; i < WIDTHS.length; i++) {
            TableColumn column = table.getColumnModel().getColumn(i);
            column.setPreferredWidth(UIScale.scale(WIDTHS[i]));
            column.setCellRenderer(new Cell());
            if (i != MESSAGE) {
                column.setMaxWidth(UIScale.scale(WIDTHS[i]));
                column.setMinWidth(UIScale.scale(WIDTHS[i]));
            }
        }
    }

    @Override
    public int getRowCount() {
        return shown.size();
    }

    @Override
    public int getColumnCount() {
        return WIDTHS.length;
    }

    @Override
    public String getColumnName(int column) {
        return List.of("Severity", "Message", "Place", "Code").get(column);
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
        String message = sentence(found.message());
        return found.help().map(help -> message + ". " + sentence(help)).orElse(message);
    }

    private static String sentence(String message) {
        return message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1);
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
            return "<html><div style='width:320px'>" + Html.escape(sentence(found.message())) + help + "<br>"
                    + Html.escape(found.place().toString()) + "</div></html>";
        }
    }
}
