package soulwright.editor.entry.lang;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Font;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import soulwright.editor.widget.Icons;

/** The table of texts and translations: one of them is chosen, to be edited beside it. */
public final class LangTable {
    private static final int LONGEST_SHOWN = 200;

    private final Texts model = new Texts();
    private final JTable table = new JTable(model);
    private final JScrollPane scroll = new JScrollPane(table);
    private boolean showing;

    /**
     * An empty one.
     *
     * @param chosen is told when another text is chosen
     */
    public LangTable(Consumer<Optional<LangRow>> chosen) {
        table.setDefaultRenderer(Object.class, new Cell());
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.setShowHorizontalLines(true);
        table.setName("translations");
        table.getAccessibleContext().setAccessibleName("Texts and their translations");
        table.getTableHeader().setReorderingAllowed(false);
        if (table.getTableHeader().getDefaultRenderer() instanceof JLabel head) {
            head.setHorizontalAlignment(SwingConstants.LEADING);
        }
        table.getSelectionModel().addListSelectionListener(event -> {
            if (!event.getValueIsAdjusting() && !showing) {
                chosen.accept(chosen());
            }
        });
        table.getColumnModel().getColumn(0).setPreferredWidth(UIScale.scale(220));
        table.getColumnModel().getColumn(1).setPreferredWidth(UIScale.scale(360));
        table.getColumnModel().getColumn(2).setPreferredWidth(UIScale.scale(360));
        scroll.setBorder(BorderFactory.createEmptyBorder());
    }

    public JComponent component() {
        return scroll;
    }

    public JTable table() {
        return table;
    }

    /** What happens when the chosen text is to be edited: by the enter key or a double click. */
    public void onEnter(Runnable edit) {
        table.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "edit text");
        table.getActionMap().put("edit text", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                edit.run();
            }
        });
        table.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2) {
                    edit.run();
                }
            }
        });
    }

    /** Shows rows as they are now; the chosen text stays chosen, without anybody being told. */
    public void show(List<LangRow> rows) {
        Optional<String> kept = chosen().map(LangRow::key);
        showing = true;
        model.show(rows);
        kept.ifPresent(this::choose);
        showing = false;
    }

    /** The text that is chosen. */
    public Optional<LangRow> chosen() {
        int row = table.getSelectedRow();
        return row < 0 || row >= model.rows.size() ? Optional.empty() : Optional.of(model.rows.get(row));
    }

    /** Chooses a text and brings it into sight, if it is shown. */
    public void choose(String key) {
        IntStream.range(0, model.rows.size())
                .filter(row -> model.rows.get(row).key().equals(key))
                .findFirst()
                .ifPresent(this::choose);
    }

    /** Chooses the next text, or the one before. */
    public void move(int by) {
        int row = table.getSelectedRow() + by;
        if (row >= 0 && row < model.rows.size()) {
            choose(row);
        }
    }

    private void choose(int row) {
        if (table.getSelectedRow() != row) {
            table.setRowSelectionInterval(row, row);
            table.scrollRectToVisible(table.getCellRect(row, 0, true));
        }
    }

    private static final class Texts extends AbstractTableModel {
        private static final long serialVersionUID = 1;

        private transient List<LangRow> rows = List.of();

        void show(List<LangRow> now) {
            boolean same = keys(now).equals(keys(rows));
            rows = now;
            if (!same) {
                fireTableDataChanged();
            } else if (!rows.isEmpty()) {
                fireTableRowsUpdated(0, rows.size() - 1);
            }
        }

        private static List<String> keys(List<LangRow> rows) {
            return rows.stream().map(LangRow::key).toList();
        }

        @Override
        public int getRowCount() {
            return rows.size();
        }

        @Override
        public int getColumnCount() {
            return 3;
        }

        @Override
        public String getColumnName(int column) {
            return column == 0 ? "Text" : column == 1 ? "Original" : "Translation";
        }

        @Override
        public Object getValueAt(int row, int column) {
            LangRow shown = rows.get(row);
            return switch (column) {
                case 0 -> shown.where();
                case 1 -> oneLine(shown.said());
                default -> shown.translation().map(Texts::oneLine).orElse("not translated");
            };
        }

        private static String oneLine(String text) {
            String line = text.replace('\n', ' ');
            return line.length() > LONGEST_SHOWN ? line.substring(0, LONGEST_SHOWN) : line;
        }
    }

    private final class Cell extends DefaultTableCellRenderer {
        private static final long serialVersionUID = 1;

        @Override
        public Component getTableCellRendererComponent(
                JTable shown, Object value, boolean selected, boolean focused, int line, int place) {
            super.getTableCellRendererComponent(shown, value, selected, focused, line, place);
            LangRow row = model.rows.get(line);
            boolean quiet = (place == 2 && row.isMissing())
                    || (place == 1 && row.original().isEmpty());
            setFont(getFont().deriveFont(quiet ? Font.ITALIC : Font.PLAIN));
            setForeground(
                    selected
                            ? shown.getSelectionForeground()
                            : quiet ? UIManager.getColor("Label.disabledForeground") : shown.getForeground());
            setIcon(place == 2 ? row.worst().map(Icons::of).orElse(null) : null);
            setBorder(BorderFactory.createEmptyBorder(0, UIScale.scale(8), 0, UIScale.scale(8)));
            setToolTipText(place == 0 ? row.key() : null);
            return this;
        }
    }
}
