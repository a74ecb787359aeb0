package soulwright.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import org.junit.jupiter.api.Test;

class WrapButtonTest {
    private final WrapButton button = new WrapButton("5  Discard one Water spell, level 1", null);
    private final Dimension whole = button.getPreferredSize();

    @Test
    void inANarrowPlaceItIsHigherAndStillWantsRoomForOneLine() {
        button.setBounds(0, 0, whole.width / 2, whole.height);
        assertThat(button.getPreferredSize().height).isGreaterThan(whole.height);
        assertThat(button.getPreferredSize().width).isEqualTo(whole.width);
        assertThat(button.getAccessibleContext().getAccessibleName()).isEqualTo("5  Discard one Water spell, level 1");
    }

    @Test
    void whereThereIsRoomAgainItIsOneLine() {
        button.setBounds(0, 0, whole.width / 2, whole.height);
        button.setBounds(0, 0, whole.width + 10, whole.height);
        assertThat(button.getPreferredSize()).isEqualTo(whole);
        assertThat(button.getText()).isEqualTo("5  Discard one Water spell, level 1");
    }
}
