package soulwright.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Haste;
import soulwright.editor.art.Sheet;

/** All icons that packs can name, side by side. Of thousands only those in sight are painted, as many as fit into a moment. */
final class IconWall extends JList<String> {
    private static final long serialVersionUID = 1;
    private static final int CELL = 56;
    private static final int EDGE = 8;

    private final transient Gallery gallery;
    private final transient Sheet<Seen> sheet = new Sheet<>(this::paint);
    private final DefaultListModel<String> found = new DefaultListModel<>();
    private transient Haste haste = Haste.none();
    private boolean late;

    /** An icon in its colours. */
    private record Seen(String name, Color back, Color ink) {}

    IconWall(Gallery gallery) {
        this.gallery = gallery;
        setModel(found);
        setLayoutOrientation(HORIZONTAL_WRAP);
        setVisibleRowCount(-1);
        setFixedCellWidth(UIScale.scale(CELL));
        setFixedCellHeight(UIScale.scale(CELL));
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new Cell());
        getAccessibleContext().setAccessibleName("Icons");
        setName("icons");
        filter("");
    }

    /** Shows those whose names hold every word; what is chosen stays so if it is among them, else the first is. */
    void filter(String typed) {
        String chosen = getSelectedValue();
        List<String> words =
                Arrays.stream(typed.toLowerCase(Locale.ROOT).split("[\\s-]+")).toList();
        List<String> names = gallery.library().names().stream()
                .filter(name -> words.stream().allMatch(name::contains))
                .toList();
        found.clear();
        found.addAll(names);
        choose(chosen != null && names.contains(chosen) ? chosen : names.isEmpty() ? "" : names.get(0));
    }

    void choose(String name) {
        setSelectedValue(name, true);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        haste = isPaintingForPrint() ? Haste.none() : Haste.now();
        late = false;
        super.paintComponent(graphics);
        if (late) {
            repaint();
        }
    }

    private void paint(Graphics2D graphics, Seen seen, double x, double y, double size) {
        graphics.setColor(seen.back);
        graphics.fillRect((int) x, (int) y, (int) Math.ceil(size), (int) Math.ceil(size));
        gallery.icon(seen.name).paint(graphics, x, y, size, seen.ink);
    }

    private final class Cell extends JPanel implements ListCellRenderer<String> {
        private static final long serialVersionUID = 1;

        private Seen seen = new Seen("", Color.WHITE, Color.BLACK);

        @Override
        public Component getListCellRendererComponent(
                JList<? extends String> list, String name, int index, boolean selected, boolean focused) {
            String part = selected ? "List.selection" : "List.";
            Color back = UIManager.getColor(selected ? part + "Background" : part + "background");
            Color ink = UIManager.getColor(selected ? part + "Foreground" : part + "foreground");
            seen = new Seen(name, back, ink);
            setToolTipText(name);
            getAccessibleContext().setAccessibleName(name.replace('-', ' '));
            return this;
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            int edge = UIScale.scale(EDGE);
            graphics.setColor(seen.back);
            graphics.fillRect(0, 0, getWidth(), getHeight());
            int size = Math.min(getWidth(), getHeight()) - 2 * edge;
            late |= !haste.paint(sheet, (Graphics2D) graphics, seen, seen.back, edge, edge, size);
        }
    }
}
