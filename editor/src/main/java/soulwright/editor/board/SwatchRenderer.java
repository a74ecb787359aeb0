package soulwright.editor.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Sheet;
import soulwright.editor.art.Tile;
import soulwright.editor.art.TilePainter;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.ElevationPaint;
import soulwright.editor.board.drawing.TerrainPaint;
import soulwright.editor.widget.Icons;

/** Shows a paint: its picture, its name, and below what it gives. */
final class SwatchRenderer implements ListCellRenderer<Swatch> {
    private static final int SIZE = 32;

    private final Supplier<Gallery> gallery;
    private Optional<Shelf> shelf = Optional.empty();
    private final JPanel row = new JPanel(new MigLayout("insets 3 2 3 2, gap 8 0, fillx", "[]8[grow]", "[]0[]"));
    private final JLabel picture = new JLabel();
    private final JLabel name = new JLabel();
    private final JLabel note = new JLabel();

    SwatchRenderer(Supplier<Gallery> gallery) {
        this.gallery = gallery;
        note.putClientProperty("FlatLaf.styleClass", "small");
        row.add(picture, "spany 2");
        row.add(name, "wrap, wmin 0");
        row.add(note, "wmin 0");
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Swatch> list, Swatch swatch, int index, boolean selected, boolean focused) {
        picture.setIcon(new Picture(swatch, shelf()));
        name.setText(swatch.name());
        note.setText(swatch.note().isEmpty() ? " " : swatch.note());
        name.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
        note.setForeground(selected ? list.getSelectionForeground() : UIManager.getColor("Label.disabledForeground"));
        row.setOpaque(selected);
        row.setBackground(list.getSelectionBackground());
        row.getAccessibleContext().setAccessibleName(swatch.toString());
        return row;
    }

    /** The pictures of a gallery, and tiles that were painted with it. */
    private record Shelf(Gallery gallery, Sheet<Tile> tiles) {
        static Shelf of(Gallery gallery) {
            return new Shelf(gallery, new Sheet<>(new TilePainter(gallery)::paint));
        }
    }

    private Shelf shelf() {
        Gallery now = gallery.get();
        Shelf kept = shelf.filter(known -> known.gallery.equals(now)).orElseGet(() -> Shelf.of(now));
        shelf = Optional.of(kept);
        return kept;
    }

    private record Picture(Swatch swatch, Shelf shelf) implements Icon {
        @Override
        public void paintIcon(Component component, Graphics graphics, int x, int y) {
            Graphics2D g = (Graphics2D) graphics;
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            int size = getIconWidth();
            if (swatch.kind().equals("terrains")) {
                shelf.tiles.paint(g, Tile.ofTerrain(swatch.id()), x, y, size);
            } else if (!swatch.id().isEmpty()) {
                shelf.gallery.emblem(swatch.kind(), swatch.id()).paintTile(g, x, y, size);
            } else {
                paintSign(g, component, x, y, size);
            }
        }

        private void paintSign(Graphics2D g, Component component, int x, int y, int size) {
            g.setColor(UIManager.getColor("Component.borderColor"));
            g.drawRoundRect(x, y, size - 1, size - 1, size / 4, size / 4);
            if (swatch.paint() instanceof ElevationPaint elevation
                    && elevation.figure().isPresent()) {
                BoardPainter.paintWord(
                        g,
                        String.valueOf(elevation.figure().getAsInt()),
                        new Rectangle(x, y, size, size),
                        0.5,
                        UIManager.getColor("Label.foreground"));
            } else {
                Icon icon = Icons.of(swatch.paint().equals(new TerrainPaint(Drawing.BOSS)) ? "crown" : "erase");
                icon.paintIcon(
                        component, g, x + (size - icon.getIconWidth()) / 2, y + (size - icon.getIconHeight()) / 2);
            }
        }

        @Override
        public int getIconWidth() {
            return UIScale.scale(SIZE);
        }

        @Override
        public int getIconHeight() {
            return UIScale.scale(SIZE);
        }
    }
}
