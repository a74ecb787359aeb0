package soulwright.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RulersTest {
    private static final Color MARKED = Color.RED;
    private static final Color PLAIN = Color.BLUE;
    private static final int EDGE = 20;
    private static final int SIDE = 40;

    @BeforeEach
    void colour() {
        UIManager.put("Label.foreground", MARKED);
        UIManager.put("Label.disabledForeground", PLAIN);
    }

    @AfterEach
    void uncolour() {
        UIManager.put("Label.foreground", null);
        UIManager.put("Label.disabledForeground", null);
    }

    @Test
    void everyColumnAndRowHasItsNumberAndThatOfTheCursorStandsOut() {
        BufferedImage picture = painted(new Rulers(3, SIDE, 30, 30, EDGE), 2, 3);
        for (int number = 1; number <= 3; number++) {
            Rectangle above = new Rectangle(30 + (number - 1) * SIDE, 10, SIDE, EDGE);
            Rectangle beside = new Rectangle(10, 30 + (number - 1) * SIDE, EDGE, SIDE);
            assertThat(holds(picture, above, number == 2 ? MARKED : PLAIN))
                    .as("column " + number)
                    .isTrue();
            assertThat(holds(picture, beside, number == 3 ? MARKED : PLAIN))
                    .as("row " + number)
                    .isTrue();
        }
    }

    @Test
    void numbersStayInSightWhereTheBoardReachesBeyondTheEdge() {
        BufferedImage picture = painted(new Rulers(3, SIDE, -10, -10, EDGE), 0, 0);
        assertThat(holds(picture, new Rectangle(30, 0, SIDE, EDGE), PLAIN)).isTrue();
        assertThat(holds(picture, new Rectangle(0, 30, EDGE, SIDE), PLAIN)).isTrue();
    }

    private static BufferedImage painted(Rulers rulers, int column, int row) {
        BufferedImage picture = new BufferedImage(160, 160, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = picture.createGraphics();
        rulers.paint(g, column, row);
        g.dispose();
        return picture;
    }

    private static boolean holds(BufferedImage picture, Rectangle part, Color colour) {
        return IntStream.range(part.x, part.x + part.width)
                .anyMatch(x -> IntStream.range(part.y, part.y + part.height)
                        .anyMatch(y -> picture.getRGB(x, y) == colour.getRGB()));
    }
}
