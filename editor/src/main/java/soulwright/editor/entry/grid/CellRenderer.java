package soulwright.editor.entry.grid;

import com.formdev.flatlaf.util.ColorFunctions;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import soulwright.diagnostic.Severity;
import soulwright.editor.widget.Icons;

/** A cell: what is inherited in grey and slanted, findings with their sign, the first cell of a row with the picture of the entry. */
final class CellRenderer extends DefaultTableCellRenderer {
    private static final long serialVersionUID = 1;

    private static final int FAINT = 64;

    private final transient GridTableModel model;
    private final transient Function<Row, Icon> picture;
    private final transient BiFunction<Row, Column, Optional<Severity>> found;

    CellRenderer(GridTableModel model, Function<Row, Icon> picture, BiFunction<Row, Column, Optional<Severity>> found) {
        this.model = model;
        this.picture = picture;
        this.found = found;
    }

    @Override
    public Component getTableCellRendererComponent(
            JTable table, Object value, boolean selected, boolean focused, int line, int place) {
        super.getTableCellRendererComponent(table, value, selected, focused, line, place);
        Column column = model.column(table.convertColumnIndexToModel(place));
        Row row = model.rows().get(line);
        boolean first = column.key().equals("name");
        boolean own = row.isOwn(column.path());
        setHorizontalAlignment(column.isNumber() ? SwingConstants.TRAILING : SwingConstants.LEADING);
        setIconTextGap(8);
        setBorder(BorderFactory.createEmptyBorder(0, UIScale.scale(8), 0, UIScale.scale(8)));
        boolean inRow = !selected && table.isRowSelected(line);
        setBackground(selected ? table.getSelectionBackground() : inRow ? faint(table) : table.getBackground());
        Optional<Severity> severity = found.apply(row, column);
        setIcon(severity.map(Icons::of).orElseGet(() -> first ? picture.apply(row) : null));
        if (first && row.entry().isAbstract()) {
            setText((getText().isEmpty() ? row.entry().title() : getText()) + "  (template)");
        }
        if (!own || row.readOnly()) {
            setFont(getFont().deriveFont(Font.ITALIC));
            if (!selected) {
                setForeground(UIManager.getColor("Label.disabledForeground"));
            }
        } else if (!selected) {
            setForeground(table.getForeground());
        }
        return this;
    }

    /** The row of a chosen cell. */
    private static Color faint(JTable table) {
        Color accent = UIManager.getColor("Component.accentColor");
        Color base = table.getBackground();
        return accent == null ? base : ColorFunctions.mix(accent, base, FAINT / 255f);
    }
}
