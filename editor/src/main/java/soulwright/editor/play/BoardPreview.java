package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.piece.Square;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.editor.art.BoardTiles;
import soulwright.editor.art.BossSign;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Haste;
import soulwright.editor.art.Sheet;
import soulwright.editor.art.Tile;
import soulwright.editor.art.TilePainter;

/** A small picture of a board. */
final class BoardPreview extends JPanel {
    private static final int SIDE = 300;

    private final Gallery gallery;
    private final TilePainter painter;
    private final Sheet<Tile> sheet;
    private final BossSign boss;
    private @Nullable Board board;
    private @Nullable BoardTiles tiles;

    BoardPreview(Gallery gallery) {
        this.gallery = gallery;
        this.painter = new TilePainter(gallery);
        this.sheet = new Sheet<>(painter::paint);
        this.boss = new BossSign(gallery);
        setOpaque(false);
        setName("board-preview");
    }

    void show(Board shown, QuestRuleset rules) {
        board = shown;
        tiles = new BoardTiles(
                shown, gallery.catalog(), Optional.of(rules.board().home()));
        getAccessibleContext().setAccessibleName("Preview of " + shown.name());
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(SIDE), UIScale.scale(SIDE));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Board shown = board;
        BoardTiles placed = tiles;
        if (shown == null || placed == null) {
            return;
        }
        int side = Math.min(getWidth(), getHeight()) / shown.size();
        int left = (getWidth() - side * shown.size()) / 2;
        Haste haste = isPaintingForPrint() ? Haste.none() : Haste.now();
        boolean all = true;
        for (int row = 1; row <= shown.size(); row++) {
            for (int column = 1; column <= shown.size(); column++) {
                Tile tile = placed.at(new Square(column, row));
                int x = left + (column - 1) * side;
                int y = (row - 1) * side;
                all &= haste.paint(sheet, (Graphics2D) graphics, tile, painter.ground(tile), x, y, side);
                if (tile.boss()) {
                    boss.paint((Graphics2D) graphics, shown.boss().map(EntryId::text), new Rectangle(x, y, side, side));
                }
            }
        }
        if (!all) {
            repaint();
        }
    }
}
