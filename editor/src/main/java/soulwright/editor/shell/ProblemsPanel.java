package soulwright.editor.shell;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSeparator;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import net.miginfocom.swing.MigLayout;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.EmptyState;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.SearchField;

/** What is wrong with the packs, below the tabs. A double click or Enter goes to the place. */
final class ProblemsPanel extends JPanel {
    private static final String NOTHING = "nothing";
    private static final String SOME = "some";

    private final ProblemsModel model = new ProblemsModel();
    private final JTable table = new JTable(model);
    private final Map<Severity, JToggleButton> filters = new EnumMap<>(Severity.class);
    private final SearchField search = new SearchField("Filter problems", words -> filter());
    private final CardLayout cards = new CardLayout();
    private final JPanel content = new JPanel(cards);

    /**
     * Without problems.
     *
     * @param show goes to where something was found
     */
    ProblemsPanel(Consumer<Diagnostic> show, Command hide) {
        super(new BorderLayout());
        JPanel top = new JPanel(new BorderLayout());
        top.add(new JSeparator(), BorderLayout.NORTH);
        top.add(head(hide));
        add(top, BorderLayout.NORTH);
        JScrollPane scroll = new JScrollPane(table);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        content.add(scroll, SOME);
        content.add(
                new EmptyState("ok", "No problems", "What is wrong with the open packs is listed here.", List.of()),
                NOTHING);
        add(content);
        setUpTable(show);
        filter();
    }

    private JPanel head(Command hide) {
        JPanel head = new JPanel(new MigLayout("fillx, insets 4 12 4 8, gap 6", "[]16[][][][grow]16[][]"));
        JLabel title = new JLabel("Problems");
        title.putClientProperty("FlatLaf.styleClass", "h4");
        head.add(title);
        for (Severity severity : Severity.values()) {
            JToggleButton filter = new JToggleButton("0", Icons.of(severity), true);
            filter.putClientProperty("JButton.buttonType", "toolBarButton");
            filter.setToolTipText("Show or hide " + plural(severity));
            filter.addActionListener(event -> filter());
            filter.setName("filter-" + severity.word());
            filters.put(severity, filter);
            head.add(filter);
        }
        head.add(search, "skip, w 220lp");
        head.add(hide.with(Icons.of("close")).toolButton());
        return head;
    }

    private static String plural(Severity severity) {
        return severity == Severity.INFO ? "hints" : severity.word() + "s";
    }

    private void setUpTable(Consumer<Diagnostic> show) {
        table.setName("problems");
        table.getAccessibleContext().setAccessibleName("Problems");
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.getTableHeader().setReorderingAllowed(false);
        if (table.getTableHeader().getDefaultRenderer() instanceof DefaultTableCellRenderer head) {
            head.setHorizontalAlignment(SwingConstants.LEADING); // above what they name
        }
        table.setFillsViewportHeight(true);
        table.setAutoResizeMode(JTable.AUTO_RESIZE_LAST_COLUMN);
        ProblemsModel.setUpColumns(table);
        table.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2 && table.rowAtPoint(event.getPoint()) >= 0) {
                    show.accept(model.at(table.rowAtPoint(event.getPoint())));
                }
            }
        });
        table.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "show");
        table.getActionMap().put("show", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                if (table.getSelectedRow() >= 0) {
                    show.accept(model.at(table.getSelectedRow()));
                }
            }
        });
    }

    void show(List<Diagnostic> findings) {
        model.show(findings);
        filters.forEach((severity, button) -> {
            long count = findings.stream()
                    .filter(found -> found.severity() == severity)
                    .count();
            button.setText(String.valueOf(count));
            button.setEnabled(count > 0);
            button.getAccessibleContext().setAccessibleName(count + " " + plural(severity));
        });
        filter();
    }

    /** Takes over another size of everything. */
    void rescale() {
        ProblemsModel.setUpColumns(table);
    }

    private void filter() {
        Set<Severity> shown = new TreeSet<>();
        filters.forEach((severity, button) -> {
            if (button.isSelected()) {
                shown.add(severity);
            }
        });
        model.filter(shown, search.getText().strip());
        ProblemsModel.fitColumns(table);
        cards.show(content, model.getRowCount() == 0 ? NOTHING : SOME);
    }
}
