package soulwright.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.function.Consumer;
import javax.swing.JComponent;

/**
 * How much room a screen has, as if nothing were zoomed: the larger everything is shown, the less room there is.
 *
 * @param width in pixels at a zoom of 100 percent
 * @param height likewise
 */
public record Room(int width, int height) {
    /** The room within a component as it is now. */
    public static Room in(JComponent component) {
        return new Room(UIScale.unscale(component.getWidth()), UIScale.unscale(component.getHeight()));
    }

    /** Tells whenever the size of a component is another. Who hears of another zoom asks anew with {@link #in}. */
    public static void follow(JComponent component, Consumer<Room> changed) {
        component.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                changed.accept(in(component));
            }
        });
    }
}
