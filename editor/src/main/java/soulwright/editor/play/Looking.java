package soulwright.editor.play;

import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;

/** Lets players look closer at what is shown: with the right mouse button, or with a key at what has the keyboard. */
final class Looking {
    private static final String CLOSER = "soulwright.closer";

    private final Consumer<Closer> show;

    /** @param show is told what somebody wants to look at */
    Looking(Consumer<Closer> show) {
        this.show = show;
    }

    /** Lets a component be looked at. */
    void at(JComponent component, Supplier<Optional<Closer>> closer) {
        at(component, closer, event -> closer.get());
    }

    /**
     * The same for a component that shows several things.
     *
     * @param cursor what is at the place that has the keyboard
     * @param pointed what is where the mouse is
     */
    void at(JComponent component, Supplier<Optional<Closer>> cursor, Function<MouseEvent, Optional<Closer>> pointed) {
        component.putClientProperty(CLOSER, cursor);
        component.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                look(event);
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                look(event);
            }

            private void look(MouseEvent event) {
                if (event.isPopupTrigger()) {
                    pointed.apply(event).ifPresent(show);
                }
            }
        });
    }

    /**
     * Looks at what has the keyboard, or at what is around it.
     *
     * @return whether there was something to look at
     */
    boolean from(@Nullable Component owner) {
        for (Component at = owner; at != null; at = at.getParent()) {
            Optional<Closer> closer = at instanceof JComponent component ? of(component) : Optional.empty();
            if (closer.isPresent()) {
                show.accept(closer.get());
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked") // only this class puts it there
    private static Optional<Closer> of(JComponent component) {
        return component.getClientProperty(CLOSER) instanceof Supplier<?> closer
                ? ((Supplier<Optional<Closer>>) closer).get()
                : Optional.empty();
    }
}
