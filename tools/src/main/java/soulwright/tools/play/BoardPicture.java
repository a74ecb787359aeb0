package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import soulwright.content.piece.Square;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/**
 * The board, with the numbers of columns above and of rows at the left.
 *
 * @param marked the lands that stand in brackets, since something can be done there now
 */
record BoardPicture(Book book, Scene scene, Set<Square> marked) {
    /** The picture; its width and height are those that the size says. */
    List<Line> lines(CellSize size) {
        List<Line> lines = new ArrayList<>();
        lines.add(header(size));
        for (int row = 1; row <= scene.size(); row++) {
            lines.addAll(row(row, size));
        }
        return lines;
    }

    private Line header(CellSize size) {
        StringBuilder header = new StringBuilder("  ");
        for (int column = 1; column <= scene.size(); column++) {
            int left = 1 + size.columns() / 2;
            header.append(Columns.fit(" ".repeat(left) + column, size.columns() + 1));
        }
        return Line.of(header.append(' ').toString(), Style.FAINT);
    }

    private List<Line> row(int row, CellSize size) {
        List<Line> lines = new ArrayList<>();
        for (int part = 0; part < size.rows(); part++) {
            lines.add(Line.of(part == 0 ? Columns.right("" + row, 2) : "  ", Style.FAINT)
                    .plus(bar(0, row)));
        }
        for (int column = 1; column <= scene.size(); column++) {
            List<Line> cell = new CellPicture(book, new Seats(scene), land(column, row), size).lines();
            for (int part = 0; part < size.rows(); part++) {
                lines.set(part, lines.get(part).plus(cell.get(part)).plus(bar(column, row)));
            }
        }
        return lines;
    }

    private LandScene land(int column, int row) {
        return scene.land(column, row);
    }

    /** What stands right of a land; lands in brackets that touch share them. */
    private Line bar(int column, int row) {
        boolean ends = isMarked(column, row);
        boolean begins = isMarked(column + 1, row);
        return ends == begins ? Line.of("|", ends ? Style.BOLD : Style.FAINT) : Line.of(ends ? "]" : "[", Style.BOLD);
    }

    private boolean isMarked(int column, int row) {
        return column > 0 && column <= scene.size() && marked.contains(new Square(column, row));
    }
}
