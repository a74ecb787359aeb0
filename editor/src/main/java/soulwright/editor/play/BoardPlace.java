package soulwright.editor.play;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import soulwright.content.piece.Square;
import soulwright.editor.widget.Rulers;

/**
 * Where the lands of a board are painted: as large as fits, in the middle.
 *
 * @param lands a side
 * @param side of a land, in dots
 * @param left where the first column begins
 * @param top where the first row begins
 */
record BoardPlace(int lands, int side, int left, int top) {
    private static final int LEAST = 8;

    /**
     * Together with its rulers in the middle of a space.
     *
     * @param margin that is left free all around
     * @param edge how wide the rulers are
     */
    static BoardPlace within(int lands, int width, int height, int margin, int edge) {
        int side = Math.max(LEAST, (Math.min(width, height) - 2 * margin - edge) / Math.max(1, lands));
        return new BoardPlace(lands, side, (width + edge - side * lands) / 2, (height + edge - side * lands) / 2);
    }

    /** The numbers of its columns and rows. */
    Rulers rulers(int edge) {
        return new Rulers(lands, side, left, top, edge);
    }

    Rectangle2D bounds(Square square) {
        return new Rectangle2D.Double(left + (square.column() - 1) * side, top + (square.row() - 1) * side, side, side);
    }

    /** The land at a point, if one is there. */
    Optional<Square> at(Point2D point) {
        int column = (int) Math.floor((point.getX() - left) / side) + 1;
        int row = (int) Math.floor((point.getY() - top) / side) + 1;
        return isLand(column, row) ? Optional.of(new Square(column, row)) : Optional.empty();
    }

    boolean isLand(int column, int row) {
        return column >= 1 && row >= 1 && column <= lands && row <= lands;
    }
}
