package soulwright.editor.entry.field;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Graphics;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.Icon;

/** An icon that is looked up when it is painted: of thousands in a list, few ever are. */
record LazyIcon(Supplier<Optional<Icon>> icon) implements Icon {
    private static final int SIZE = 20;

    @Override
    public int getIconWidth() {
        return UIScale.scale(SIZE);
    }

    @Override
    public int getIconHeight() {
        return UIScale.scale(SIZE);
    }

    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
        icon.get().ifPresent(found -> found.paintIcon(on, graphics, x, y));
    }
}
