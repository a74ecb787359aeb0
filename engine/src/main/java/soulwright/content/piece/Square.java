package soulwright.content.piece;

import java.util.List;
import soulwright.content.Check;
import soulwright.content.Reading;

/**
 * A place on a board, counted from 1.
 *
 * @param column from the west
 * @param row from the north
 */
public record Square(int column, int row) {
    public Square {
        Check.within(1, 31, column, "column");
        Check.within(1, 31, row, "row");
    }

    static Square of(Reading at) {
        List<Integer> figures = at.list(Reading::number);
        return new Square(figures.get(0), figures.get(1));
    }
}
