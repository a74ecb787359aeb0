package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import javax.swing.JDialog;
import javax.swing.JSlider;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;

@OnAStudio
class PreferencesTest {
    private DrivenStudio studio;

    @Test
    void theZoomFollowsTheMouseAndTheDialogStaysInSight() {
        studio.ctrl(KeyEvent.VK_COMMA);
        JSlider slider = studio.called("Zoom in percent", JSlider.class);
        studio.robot().click(slider, new Point(slider.getWidth() - 20, slider.getHeight() / 4));
        studio.await("another zoom", () -> studio.desk().look().zoom() > 100);
        JDialog dialog = (JDialog) SwingUtilities.getWindowAncestor(slider);
        Rectangle window = DrivenStudio.ask(() -> studio.window().target().getBounds());
        studio.act(() -> studio.desk().look().zoom(250));
        studio.await("a dialog in sight", () -> window.contains(dialog.getBounds()));
        studio.act(() -> studio.desk().look().zoom(100));
        studio.press(KeyEvent.VK_ESCAPE, 0);
        assertThat(DrivenStudio.ask(dialog::isShowing)).isFalse();
    }
}
