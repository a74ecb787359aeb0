package soulwright.editor.board;

import java.awt.Point;
import java.awt.Rectangle;
import soulwright.editor.board.drawing.Cell;

/**
 * Which part of a board is seen, and how large. In dots of the component.
 *
 * @param x of the north-west corner of the board
 * @param y of it
 * @param tile the side of a land
 */
record Port(int x, int y, int tile) {
    static final int SMALLEST = 8;
    static final int LARGEST = 256;

    /** Shows a whole board of some lands a side in the middle of a space. */
    static Port fitting(Rectangle space, int extent) {
        int lands = Math.max(1, extent);
        int tile = within(Math.min(space.width, space.height) / lands);
        return new Port(space.x + (space.width - tile * lands) / 2, space.y + (space.height - tile * lands) / 2, tile);
    }

    private static int within(int tile) {
        return Math.max(SMALLEST, Math.min(LARGEST, tile));
    }

    /** Larger or smaller, with what is at a point staying there. */
    Port zoomed(double factor, Point at) {
        int size = within((int) (factor > 1 ? Math.ceil(tile * factor) : Math.floor(tile * factor)));
        double part = (double) size / tile;
        return new Port((int) Math.round(at.x - (at.x - x) * part), (int) Math.round(at.y - (at.y - y) * part), size);
    }

    Port moved(int east, int south) {
        return new Port(x + east, y + south, tile);
    }

    /** The land at a point; it may lie beside the board. */
    Cell cell(Point at) {
        return new Cell(1 + Math.floorDiv(at.x - x, tile), 1 + Math.floorDiv(at.y - y, tile));
    }

    Rectangle place(Cell cell) {
        return new Rectangle(x + (cell.column() - 1) * tile, y + (cell.row() - 1) * tile, tile, tile);
    }

    /** Moved as little as needed to show a land within a space. */
    Port showing(Cell cell, Rectangle space) {
        Rectangle place = place(cell);
        int east = Math.max(0, space.x - place.x) - Math.max(0, place.x + tile - space.x - space.width);
        int south = Math.max(0, space.y - place.y) - Math.max(0, place.y + tile - space.y - space.height);
        return moved(east, south);
    }
}
