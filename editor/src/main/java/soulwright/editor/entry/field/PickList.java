package soulwright.editor.entry.field;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;

/** The list below a pick field. The keyboard stays in the field. */
final class PickList {
    private static final int ROWS = 10;
    private static final int LEAST_WIDTH = 320;
    private static final int ROW_HEIGHT = 30;

    private final JList<Option> list = new JList<>();
    private final JPopupMenu popup = new JPopupMenu();

    PickList(Consumer<Option> picked) {
        list.setCellRenderer(new OptionRenderer());
        list.setFixedCellHeight(UIScale.scale(ROW_HEIGHT));
        list.setFixedCellWidth(UIScale.scale(LEAST_WIDTH));
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setFocusable(false);
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseReleased(MouseEvent event) {
                selected().forEach(picked);
            }
        });
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setFocusable(false);
        popup.setFocusable(false);
        popup.setBorder(
                BorderFactory.createCompoundBorder(popup.getBorder(), BorderFactory.createEmptyBorder(2, 2, 2, 2)));
        popup.add(scroll);
    }

    void show(List<Option> options, JComponent below) {
        list.setFixedCellHeight(UIScale.scale(ROW_HEIGHT));
        Option before = list.getSelectedValue();
        list.setListData(options.toArray(Option[]::new));
        list.setVisibleRowCount(Math.max(1, Math.min(ROWS, options.size())));
        int same = options.indexOf(before);
        list.setSelectedIndex(Math.max(0, same));
        list.ensureIndexIsVisible(Math.max(0, same));
        if (options.isEmpty()) {
            hide();
            return;
        }
        Dimension size = popup.getLayout().preferredLayoutSize(popup);
        popup.setPopupSize(Math.max(below.getWidth(), UIScale.scale(LEAST_WIDTH)), size.height);
        if (!popup.isVisible() && below.isShowing()) {
            popup.show(below, 0, below.getHeight());
        }
    }

    void hide() {
        popup.setVisible(false);
    }

    boolean isVisible() {
        return popup.isVisible();
    }

    void move(int by) {
        int size = list.getModel().getSize();
        if (size > 0) {
            int next = Math.max(0, Math.min(size - 1, list.getSelectedIndex() + by));
            list.setSelectedIndex(next);
            list.ensureIndexIsVisible(next);
        }
    }

    /** The chosen one, if the list shows any. */
    List<Option> selected() {
        Option chosen = list.getSelectedValue();
        return popup.isVisible() && chosen != null ? List.of(chosen) : List.of();
    }
}
