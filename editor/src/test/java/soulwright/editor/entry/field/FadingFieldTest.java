package soulwright.editor.entry.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.Test;

/** A line that is cut shows that it goes on. */
class FadingFieldTest {
    private static FadingField field(String text) {
        FadingField field = new FadingField(10);
        field.setText(text);
        field.setSize(field.getPreferredSize());
        field.setCaretPosition(0);
        return field;
    }

    private static String tip(FadingField field) {
        return String.valueOf(
                field.getToolTipText(new MouseEvent(field, MouseEvent.MOUSE_MOVED, 0, 0, 1, 1, 0, false)));
    }

    /** The darkest it is just before the right edge. */
    private static int darkest(FadingField field) {
        field.setBackground(Color.WHITE);
        field.setForeground(Color.BLACK);
        BufferedImage image = new BufferedImage(field.getWidth(), field.getHeight(), BufferedImage.TYPE_INT_RGB);
        field.paint(image.createGraphics());
        int right = field.getWidth() - field.getInsets().right - 2;
        int darkest = 255;
        for (int y = field.getInsets().top; y < field.getHeight() - field.getInsets().bottom; y++) {
            darkest = Math.min(darkest, image.getRGB(right, y) & 0xff);
        }
        return darkest;
    }

    @Test
    void onlyWhatIsCutFadesAndSaysAllOfIt() {
        String text = "M".repeat(200);
        GuiActionRunner.execute(() -> {
            FadingField cut = field(text);
            assertThat(darkest(cut)).isGreaterThan(200);
            assertThat(cut.goesOn()).isTrue();
            assertThat(tip(cut)).isEqualTo(text);
            FadingField whole = field("MM");
            assertThat(darkest(whole)).isEqualTo(255);
            assertThat(whole.goesOn()).isFalse();
            assertThat(tip(whole)).isEqualTo("null");
        });
    }
}
